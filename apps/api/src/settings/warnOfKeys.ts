import type { ChainConfig } from '@org/chain-config';

/**
 * A warning for each setting that would publish a URL with an API key. The URL is not repeated. Not an error: some
 * providers issue keys for web pages, limited to one origin.
 */
export function warnOfKeys(
  chains: readonly ChainConfig[],
  isSet: (name: string) => boolean,
): readonly string[] {
  return chains.flatMap((config) => warnOfChain(config, isSet));
}

function warnOfChain({ slug, chain, eas }: ChainConfig, isSet: (name: string) => boolean): readonly string[] {
  const rpcUrls = Object.values(chain.rpcUrls).flatMap(({ http, webSocket = [] }) => [...http, ...webSocket]);
  const advice = `put the URL with the key into SERVER_RPC_URL_${chain.id}, which only the server uses`;
  const describe = (name: string, part: string, way: string) =>
    `${isSet(name) ? name : `CHAINS: ${slug}: ${part}`} seems to contain an API key, and every page contains it: ${way}`;
  return [
    ...(rpcUrls.some(looksKeyed) ? [describe(`RPC_URL_${chain.id}`, 'chain.rpcUrls', advice)] : []),
    ...(looksKeyed(eas.graphQl)
      ? [describe(`SCAN_URL_${chain.id}`, 'eas.graphQl', 'use a scan without a key')]
      : []),
  ];
}

/** Providers whose URLs end in a key, even one that looks like a word. */
const PROVIDERS =
  /(?:^|\.)(?:infura\.io|alchemy(?:api)?\.(?:com|io)|quiknode\.pro|quicknode\.com|chainstack\.com|blastapi\.io|getblock\.(?:io|us)|nodereal\.io|nownodes\.io|moralis-nodes\.com|chainnodes\.org|dwellir\.com|validationcloud\.io)$/i;
const VERSION = /^v\d+$/i;
/** Path segments of these providers that are not keys. */
const ROUTE = /^(?:v\d+|public|demo|[a-z]{2,8})$/i;
/** Names of query parameters, and path segments before a value, that indicate a key. */
const KEY_NAME =
  /key|token|secret|auth|passw|credential|signature|project-?_?id|app-?_?id|^(?:pwd|sig|jwt)$/i;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Long and not made of words. */
const isRandom = (text: string): boolean =>
  UUID.test(text) ||
  text.split(/[.~:=]/).some((part) => {
    if (part.length < 16 || !/^[\w-]+$/.test(part)) return false;
    const digits = part.replace(/\D/g, '').length;
    const isMixed = /[a-z]/.test(part) && /[A-Z]/.test(part);
    return digits >= 3 || (part.length >= 24 && isMixed) || /^[a-z]{32,}$/i.test(part);
  });

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

function isKeyedPath(hostname: string, segments: readonly string[]): boolean {
  const isOfProvider = PROVIDERS.test(hostname);
  return segments.some((segment, index) => {
    const before = segments[index - 1] ?? '';
    if (isRandom(segment) || KEY_NAME.test(before)) return true;
    return (
      isOfProvider && (!ROUTE.test(segment) || (VERSION.test(before) && !/^(?:public|demo)$/.test(segment)))
    );
  });
}

/** Whether a URL seems to contain an API key, in any part. */
export function looksKeyed(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname, searchParams, hash, username, password } = new URL(url);
  if (username || password) return true;
  if (isKeyedPath(hostname, pathname.split('/').map(decode).filter(Boolean))) return true;
  // A query without names is a value itself.
  const isKeyed = ([name, value]: [string, string]) =>
    isRandom(name) || isRandom(value) || (value !== '' && KEY_NAME.test(name));
  if ([...searchParams].some(isKeyed) || isRandom(decode(hash.slice(1)))) return true;
  return hostname.split('.').some(isRandom);
}
