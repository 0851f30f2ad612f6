import { mainnet } from '@org/chain-config';
import type { PublicConfig } from '../settings/settings.ts';
import { REPORT_GROUP, REPORT_PATH } from './cspReports.ts';

const WALLETCONNECT_RELAYS = ['wss://relay.walletconnect.com', 'wss://relay.walletconnect.org'];
/** Safe opens apps in a frame of its own page. */
const SAFE_HOSTS = ['https://app.safe.global'];

/** Made in the page for its own workers. */
const WORKER_POLICY = 'laurel-worker';
/** Made by the libraries that WalletConnect brings along. */
const WALLETCONNECT_POLICIES = ['lit-html'];
const reports = { 'report-uri': [REPORT_PATH], 'report-to': [REPORT_GROUP] };

const originOf = (url: string) => new URL(url).origin;

/** Where a page of this configuration may connect to: itself, and the RPC and scan of each chain. */
function listConnections({ chains, walletConnectProjectId }: PublicConfig): string[] {
  const endpoints = chains.flatMap(({ chain, eas }) => {
    const { http, webSocket = [] } = chain.rpcUrls.default;
    return [...http, ...webSocket, eas.graphQl];
  });
  // Names and avatars of accounts stand on mainnet, whether or not contests may be held there.
  const isPublic = chains.some(({ status }) => status !== 'local');
  const names = isPublic ? mainnet.chain.rpcUrls.default.http : [];
  const relays = walletConnectProjectId === null ? [] : WALLETCONNECT_RELAYS;
  return ["'self'", ...new Set([...[...endpoints, ...names].map(originOf), ...relays])];
}

/**
 * The content security policy of every page: nothing inline, nothing from elsewhere.
 *
 * @param ownEndpoints origins that the person before this browser chose, see `readOwnEndpoints`
 * @see https://www.w3.org/TR/CSP3/
 */
export function createContentSecurityPolicy(
  config: PublicConfig,
  ownEndpoints: readonly string[] = [],
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [...new Set([...listConnections(config), ...ownEndpoints])],
    'frame-ancestors': ["'self'", ...SAFE_HOSTS],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    // WalletConnect's code writes markup in places that were not all exercised: there violations are only reported.
    ...(config.walletConnectProjectId === null && trustedTypes([WORKER_POLICY])),
    ...reports,
  };
  return write(directives);
}

/**
 * The policy as headers: what is enforced, and what is only reported.
 *
 * @param ownEndpoints origins that the person before this browser chose, see `readOwnEndpoints`
 */
export function createPolicyHeaders(
  config: PublicConfig,
  ownEndpoints: readonly string[] = [],
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': createContentSecurityPolicy(config, ownEndpoints),
    ...(config.walletConnectProjectId !== null && {
      'content-security-policy-report-only': write({
        ...trustedTypes([WORKER_POLICY, ...WALLETCONNECT_POLICIES]),
        ...reports,
      }),
    }),
  };
}

const trustedTypes = (policies: readonly string[]) => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': policies,
});

const write = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
