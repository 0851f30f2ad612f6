import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SIWE_RATE_LIMITS } from '@org/auth-siwe/server';
import { readChainEnvironment } from '@org/chain-config/environment';
import {
  createSettingsReader,
  type DatabaseSettings,
  type Environment,
  isLoopback,
  logLevels,
} from '@org/server-kit';
import { readContacts, readDocument, readGateway, readHiddenUids, readRateLimits } from './parseValues.ts';
import type { Settings } from './settings.ts';
import { warnOfKeys } from './warnOfKeys.ts';

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
  const hiddenUids = readHiddenUids(read('HIDDEN_UIDS'), problems);
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
    securityContacts,
    hstsIncludesSubdomains,
    warnings,
    serverChains,
    // With local chains only, no public server is contacted.
    nameChain: (chains.some(({ status }) => status !== 'local') && chainEnvironment.serverMainnet) || null,
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
