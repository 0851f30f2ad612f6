import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { SIWE_RATE_LIMITS, type SiweRateLimits } from '@org/auth-siwe/server';
import { type ChainConfig, chainConfigs } from '@org/chain-config';
import { readChainEnvironment } from '@org/chain-config/environment';
import {
  createSettingsReader,
  type DatabaseSettings,
  type Environment,
  isLoopback,
  logLevels,
} from '@org/server-kit';
import type { Hex } from 'viem';
import { CID, isUid } from '../base/identifiers.ts';
import type { Settings } from './settings.ts';

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
    `${isSet(name) ? name : `CHAINS: ${slug}: ${part}`} may contain an API key, and every page contains it: ${way}`;
  return [
    ...(rpcUrls.some(mayBeKeyed) ? [describe(`RPC_URL_${chain.id}`, 'chain.rpcUrls', advice)] : []),
    ...(looksKeyed(eas.graphQl)
      ? [describe(`SCAN_URL_${chain.id}`, 'eas.graphQl', 'use a scan without a key')]
      : []),
  ];
}

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

/** True if a URL seems to contain an API key, in any part. */
function looksKeyed(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname, searchParams, hash, username, password } = new URL(url);
  if (username || password) return true;
  const segments = pathname.split('/').map(decode).filter(Boolean);
  if (segments.some((segment, index) => isRandom(segment) || KEY_NAME.test(segments[index - 1] ?? '')))
    return true;
  // A query without names is a value itself.
  const isKeyed = ([name, value]: [string, string]) =>
    isRandom(name) || isRandom(value) || (value !== '' && KEY_NAME.test(name));
  if ([...searchParams].some(isKeyed) || isRandom(decode(hash.slice(1)))) return true;
  return hostname.split('.').some(isRandom);
}

const publicRpcs = new Set(
  chainConfigs.flatMap(({ chain }) => chain.rpcUrls.default.http.map((url) => new URL(url).href)),
);

/** True if an RPC may contain an API key: it has more than a host, and is not one of the public ones of chain-config. */
function mayBeKeyed(url: string): boolean {
  const { href, pathname, search, hash } = new URL(url);
  if (publicRpcs.has(href)) return false;
  return pathname !== '/' || search !== '' || hash !== '' || looksKeyed(url);
}

/** Contacts as RFC 9116 requires: URIs, one per line. */
function readContacts(value: string | undefined, problems: string[]): readonly string[] {
  const contacts = (value?.split(/[\s,]+/) ?? [])
    .filter(Boolean)
    .map((contact) => (/^[^@:/]+@[^@:/]+$/.test(contact) ? `mailto:${contact}` : contact));
  if (contacts.some((contact) => !/^(?:https|mailto|tel):[!-~]+$/.test(contact) || !URL.canParse(contact)))
    problems.push('SECURITY_CONTACT: must be an email address, or a URI with https:, mailto: or tel:');
  return contacts;
}

/** A public https origin, without a trailing slash. */
function readGateway(value: string | undefined, problems: string[]): string | null {
  if (value === undefined) return null;
  const url = URL.parse(value);
  if (url?.protocol !== 'https:' || url.port !== '' || (value !== url.origin && value !== `${url.origin}/`))
    problems.push('IPFS_GATEWAY: must be an https origin with port 443, such as https://ipfs.example');
  return url?.origin ?? null;
}

const MAX_BYTES = 256 * 1024;

/** Reads one of the operator's texts from a file: null without a path, or with a problem. */
function readDocument(name: string, path: string | undefined, problems: string[]): string | null {
  if (path === undefined) return null;
  const refuse = (reason: string) => {
    problems.push(`${name}: ${path} ${reason}`);
    return null;
  };
  try {
    const file = statSync(path);
    if (!file.isFile()) return refuse('is not a file');
    if (file.size > MAX_BYTES) return refuse(`is larger than ${MAX_BYTES / 1024} kB`);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    if (text.includes('\0')) return refuse('is not plain text');
    return text.trim() ? text : refuse('is empty');
  } catch (error) {
    return refuse(error instanceof TypeError ? 'is not UTF-8' : 'cannot be read');
  }
}

/**
 * Reads UIDs of contests and reviews and CIDs of documents and pictures, separated by commas, spaces or line breaks; each
 * invalid one is a problem.
 */
function readHidden(list: string | undefined, problems: string[]) {
  const uids = new Set<Hex>();
  const cids = new Set<string>();
  for (const written of list?.split(/[\s,]+/).filter(Boolean) ?? []) {
    const uid = written.toLowerCase();
    const cid = written.replace(/^ipfs:\/\//, '');
    if (isUid(uid)) uids.add(uid);
    else if (CID.test(cid)) cids.add(cid);
    else problems.push(`HIDDEN_UIDS: "${written}" is not a UID (0x and 64 hexadecimal digits) and not a CID`);
  }
  return { hiddenUids: [...uids], hiddenCids: [...cids] };
}

const isLimit = (name: string): name is keyof SiweRateLimits => Object.hasOwn(SIWE_RATE_LIMITS, name);

/**
 * Parses `off`, or some of the limits, as in `verify=60,account=20`; the others keep their defaults. Undefined when
 * invalid.
 */
function readRateLimits(value: string): SiweRateLimits | null | undefined {
  if (value === 'off') return null;
  const limits: Record<keyof SiweRateLimits, number> = { ...SIWE_RATE_LIMITS };
  for (const entry of value.split(',')) {
    const [, name = '', perMinute] = /^\s*(\w+)=(\d{1,7})\s*$/.exec(entry) ?? [];
    if (!isLimit(name)) return undefined;
    limits[name] = Number(perMinute);
  }
  return limits;
}

/** A name with a known prefix that is not a setting is a typo, and would be ignored silently. */
const family =
  /^(PUBLIC_ORI|PRODUCT_NAM|WALLETCONNECT|WEB_DIST|TRUSTED_PROX|RATE_LIMIT|HIDDEN_|LOG_|TERMS_|PRIVACY_|SECURITY_CON|HSTS_|IPFS_|SERVER_RPC(?!_URL))/;
const known = new Set([
  'PUBLIC_ORIGIN',
  'PRODUCT_NAME',
  'WALLETCONNECT_PROJECT_ID',
  'WEB_DIST',
  'TRUSTED_PROXIES',
  'RATE_LIMITS',
  'HIDDEN_UIDS',
  'LOG_LEVEL',
  'TERMS_FILE',
  'PRIVACY_FILE',
  'SECURITY_CONTACT',
  'HSTS_INCLUDE_SUBDOMAINS',
  'IPFS_GATEWAY',
]);

/**
 * Reads the settings once at start.
 *
 * @param env for example `process.env`; an empty value counts as not set
 * @throws {StartError} `settings`, naming every wrong name and value
 * @example
 * readSettings({ PUBLIC_ORIGIN: 'https://laurel.example', CHAINS: 'base' }).publicConfig.defaultChain; // 'base'
 */
export function readSettings(env: Environment): Settings {
  const settings = createSettingsReader(env);
  const { problems, read } = settings;

  settings.rejectUnknown(family, known);
  const port = settings.readPort('PORT', 3000);
  const host = settings.readHost('HOST');
  const publicOrigin = readOrigin(read('PUBLIC_ORIGIN') ?? `http://localhost:${port}`, problems);
  const productName = read('PRODUCT_NAME') ?? 'Laurel';
  if (/\p{Cc}/u.test(productName)) problems.push('PRODUCT_NAME: must not contain control characters');
  if (productName.length > 60) problems.push('PRODUCT_NAME: must have at most 60 characters');
  const walletConnectProjectId = read('WALLETCONNECT_PROJECT_ID') ?? null;
  if (walletConnectProjectId !== null && !/^[0-9a-f]{32}$/i.test(walletConnectProjectId)) {
    problems.push('WALLETCONNECT_PROJECT_ID: must be the 32 hexadecimal digits of a WalletConnect project');
  }
  const database = withOwnFolder(settings.readDatabase('DATABASE_URL'));
  const trustedProxies = settings.readTrustedProxies('TRUSTED_PROXIES');
  const limits = read('RATE_LIMITS');
  const rateLimits = limits === undefined ? SIWE_RATE_LIMITS : readRateLimits(limits);
  if (rateLimits === undefined) {
    problems.push('RATE_LIMITS: must be "off" or a list such as nonce=300,verify=300,rest=600,account=120');
  }
  const webDist = read('WEB_DIST');
  const logLevel = settings.readChoice('LOG_LEVEL', logLevels, 'info');
  const { hiddenUids, hiddenCids } = readHidden(read('HIDDEN_UIDS'), problems);
  const documents = {
    terms: readDocument('TERMS_FILE', read('TERMS_FILE'), problems),
    privacy: readDocument('PRIVACY_FILE', read('PRIVACY_FILE'), problems),
  };
  const securityContacts = readContacts(read('SECURITY_CONTACT'), problems);
  const hstsIncludesSubdomains = settings.readFlag('HSTS_INCLUDE_SUBDOMAINS');
  const ipfsGateway = readGateway(read('IPFS_GATEWAY'), problems);
  const { chains, serverChains, defaultChain, ...chainEnvironment } = readChainEnvironment(env, (path) =>
    readFileSync(path, 'utf8'),
  );
  problems.push(...chainEnvironment.problems);

  settings.finish();
  const isLocal = chains.every(({ status }) => status === 'local');
  // With local chains only, no public server is contacted.
  const nameChain = (!isLocal && chainEnvironment.serverMainnet) || null;
  if (defaultChain === undefined || rateLimits === undefined)
    throw new Error('a value is missing but no problem was reported');
  const warnings = [...warnOfKeys(chains, (name) => read(name) !== undefined)];
  if (read('TRUSTED_PROXIES') === undefined && publicOrigin.startsWith('https:')) {
    warnings.push(
      'TRUSTED_PROXIES is not set although PUBLIC_ORIGIN is https: all visitors behind the proxy share one rate limit. Set it to the number of proxies in front of this server (often 1), or none',
    );
  }
  return {
    port,
    host,
    webDist: webDist === undefined ? null : resolve(webDist),
    logLevel,
    database,
    trustedProxies,
    rateLimits,
    documents,
    hiddenCids,
    securityContacts,
    hstsIncludesSubdomains,
    warnings,
    serverChains,
    nameChain,
    ipfsGateway,
    publicConfig: {
      productName,
      publicOrigin,
      defaultChain: defaultChain.slug,
      chains,
      walletConnectProjectId,
      hiddenUids,
      documents: (['terms', 'privacy'] as const).filter((name) => documents[name] !== null),
      feeds: true,
      storesDocuments: database.kind !== 'memory' || isLocal,
      resolvesNames: nameChain !== null,
    },
  };
}

/** The scan uses the folder of the same setting. */
const withOwnFolder = (database: DatabaseSettings): DatabaseSettings =>
  database.kind === 'folder' ? { ...database, path: `${database.path}-api` } : database;

/** http only on loopback: session cookies and wallets need a secure context. */
function readOrigin(value: string, problems: string[]): string {
  const url = URL.parse(value);
  const isOrigin = url !== null && (value === url.origin || value === `${url.origin}/`);
  if (url === null || !isOrigin || !/^https?:$/.test(url.protocol)) {
    problems.push(`PUBLIC_ORIGIN: must be an origin such as https://laurel.example, not "${value}"`);
    return value;
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    problems.push('PUBLIC_ORIGIN: must begin with https:// (http:// is for this machine only)');
  }
  return url.origin;
}
