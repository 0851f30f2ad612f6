import { mainnet } from '@org/chain-config';
import type { Rewrites } from '../base/rewrites.ts';
import type { PublicConfig } from '../settings/settings.ts';
import { REPORT_GROUP, REPORT_PATH } from './cspReports.ts';

const WALLETCONNECT_RELAYS = ['wss://relay.walletconnect.com', 'wss://relay.walletconnect.org'];
/** Safe embeds apps in a frame of its own page. */
const SAFE_HOSTS = ['https://app.safe.global'];

/** Created by the page for its own workers. */
const WORKER_POLICY = 'laurel-worker';
/** Created by WalletConnect's libraries. */
const WALLETCONNECT_POLICIES = ['lit-html'];
const reports = { 'report-uri': [REPORT_PATH], 'report-to': [REPORT_GROUP] };

const originOf = (url: string) => new URL(url).origin;

type PolicyConfig = Pick<PublicConfig, 'chains' | 'walletConnectProjectId'>;

/** The allowed connections of a page: its own origin, and the RPC and scan of each chain. */
function listConnections({ chains, walletConnectProjectId }: PolicyConfig): string[] {
  // ENS names and avatars are on mainnet, whether or not contests are.
  const isPublic = chains.some(({ status }) => status !== 'local');
  const names = isPublic ? mainnet.chain.rpcUrls.default.http : [];
  const relays = walletConnectProjectId === null ? [] : WALLETCONNECT_RELAYS;
  return [...new Set([...listEndpoints(chains), ...names.map(originOf), ...relays])];
}

const listEndpoints = (chains: PublicConfig['chains']): string[] => {
  const endpoints = chains.flatMap(({ chain, eas }) => {
    const { http, webSocket = [] } = chain.rpcUrls.default;
    return [...http, ...webSocket, eas.graphQl];
  });
  return [...new Set(["'self'", ...endpoints.map(originOf)])];
};

export type PagePolicy = {
  /** Origins that the person before this browser chose, see `readOwnEndpoints`. */
  readonly ownEndpoints?: readonly string[];
  /** The hashes of what is inline in the pages. */
  readonly inline?: Rewrites['inline'];
};

const quote = (hash: string) => `'${hash}'`;

/**
 * The content security policy of every page: nothing inline but the script and style with these hashes, nothing from other origins.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function createContentSecurityPolicy(
  config: PolicyConfig,
  { ownEndpoints = [], inline = { scripts: [], styles: [] } }: PagePolicy = {},
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(quote)],
    'style-src': ["'self'", ...inline.styles.map(quote)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    // The preview of the embedded page.
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [...new Set([...listConnections(config), ...ownEndpoints])],
    'frame-ancestors': ["'self'", ...SAFE_HOSTS],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    // Not every place where WalletConnect writes markup was tested, so violations are only reported.
    ...(config.walletConnectProjectId === null && trustedTypes([WORKER_POLICY])),
    ...reports,
  };
  return write(directives);
}

/** The policy as headers: an enforced one and a report-only one. */
export function createPolicyHeaders(
  config: PublicConfig,
  policy?: PagePolicy,
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': createContentSecurityPolicy(config, policy),
    ...(config.walletConnectProjectId !== null && {
      'content-security-policy-report-only': write({
        ...trustedTypes([WORKER_POLICY, ...WALLETCONNECT_POLICIES]),
        ...reports,
      }),
    }),
  };
}

/**
 * The policy of the page that any site may show in a frame: no wallet, no worker, no form, no one's own endpoints.
 */
export function createEmbedPolicy({ chains }: Pick<PublicConfig, 'chains'>): string {
  return write({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...listEndpoints(chains)],
    'frame-ancestors': ['*'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...trustedTypes(["'none'"]),
    ...reports,
  });
}

const trustedTypes = (policies: readonly string[]) => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': policies,
});

const write = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
