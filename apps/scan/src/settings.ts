import { readFileSync } from 'node:fs';
import { type ChainConfig, chainConfigs } from '@org/chain-config';
import { readChainEnvironment } from '@org/chain-config/environment';
import {
  createSettingsReader,
  type DatabaseSettings,
  type Environment,
  isLoopback,
  type LogLevel,
  logLevels,
  type TrustedProxies,
} from '@org/server-kit';

/** The scan's settings, parsed. */
export type Settings = {
  port: number;
  /** The address to listen on. */
  host: string;
  config: ChainConfig;
  /** At least one; may be secret: `config` has the public ones. */
  rpcUrls: readonly string[];
  /** The address has one node, not many of which some are late. */
  isLoneNode: boolean;
  /** `postgres://…` a server, `file:…` a folder for an embedded one; null keeps it in memory. */
  databaseUrl: string | null;
  /** The proxies that may say where a request comes from. */
  trustedProxies: TrustedProxies;
  logLevel: LogLevel;
};

/**
 * Reads the settings from the environment; settings of other apps are ignored. Without `CHAINS`, any known chain can be
 * followed.
 *
 * @throws {StartError} `settings`, listing every wrong name and value
 * @example
 * readSettings({ DEFAULT_CHAIN: 'base', RPC_URL_8453: 'https://rpc.example.org' }).config.chain.id; // 8453
 */
export function readSettings(env: Environment): Settings {
  const settings = createSettingsReader(env);
  const { problems } = settings;
  const everyChain = chainConfigs.map(({ slug }) => slug).join(',');
  const { defaultChain: config, ...chains } = readChainEnvironment(
    { ...env, CHAINS: settings.read('CHAINS') ?? everyChain },
    (path) => readFileSync(path, 'utf8'),
  );
  problems.push(...chains.problems);

  const serverChain = chains.serverChains.find(({ slug }) => slug === config?.slug);
  const rpcUrls = serverChain?.chain.rpcUrls.default.http ?? [];
  const [rpcUrl] = rpcUrls;
  if (config && !rpcUrl)
    problems.push(`RPC_URL_${config.chain.id}: is required, because ${config.slug} has no RPC`);
  const read = {
    port: settings.readPort('SCAN_PORT', 4350),
    host: settings.readHost('SCAN_HOST'),
    isLoneNode: settings.readChoice('RPC_NODES', ['one', 'many'], guessNodes(rpcUrl)) === 'one',
    databaseUrl: toUrl(settings.readDatabase('DATABASE_URL', chooseDatabase(config))),
    trustedProxies: settings.readTrustedProxies('TRUSTED_PROXIES'),
    logLevel: settings.readChoice('LOG_LEVEL', logLevels, 'info'),
  };
  if (!isLoopback(read.host) && !read.databaseUrl?.startsWith('postgres') && !settings.readFlag(FORCE))
    problems.push(
      `SCAN_HOST: ${read.host} makes the scan public, but one slow query blocks its embedded database for ` +
        `everyone: set DATABASE_URL to a PostgreSQL server, or ${FORCE}=1 to allow it`,
    );
  settings.finish();
  // If one is missing, there is a problem, and `finish` throws.
  return { ...read, config: config as ChainConfig, rpcUrls };
}

const FORCE = 'SCAN_ALLOW_PUBLIC_PGLITE';

/** An endpoint on this machine is assumed to be a single node. */
function guessNodes(rpcUrl: string | undefined): 'one' | 'many' {
  const hostname = rpcUrl && new URL(rpcUrl).hostname;
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname ?? '') ? 'one' : 'many';
}

/** A local chain starts over each time; the rows of others are kept. */
const chooseDatabase = (config: ChainConfig | undefined): string | undefined =>
  config && config.status !== 'local' ? `file:scan-data/${config.slug}` : undefined;

function toUrl(database: DatabaseSettings): string | null {
  if (database.kind === 'memory') return null;
  return database.kind === 'folder' ? `file:${database.path}` : database.url;
}
