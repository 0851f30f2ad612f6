import { parseArgs } from 'node:util';
import { publisher } from '../../../tools/release/publisher.ts';

export const USAGE = `Usage:
  laurel [options]          serves the web app and its api
  laurel doctor [options]   checks settings, RPCs, scans, schemas, database, clock and proxies, and says what to do

--port N            the port of web and api (3000)
--chain SLUG        a chain to offer, such as base; may be repeated, the first one is for new contests (base-sepolia)
--database-url URL  postgres://…, or file: and a folder (file:./laurel-data)
--scan              also indexes the first chain with a scan of its own, instead of asking the chain's public one
--local             a local chain with demo contests, a scan, and wallets to try Laurel with; everything is new at each start
--version, --help

All other settings are environment variables, such as PUBLIC_ORIGIN, SERVER_RPC_URL_8453, SCAN_PORT or RPC_PORT:
${publisher.repository}/blob/main/docs/architecture.md#the-settings
Exit codes: 0 when stopped, or if doctor found nothing wrong; 1 if it cannot run, or doctor found something; 2 for wrong options.`;

export type Environment = Readonly<Record<string, string | undefined>>;

export type Options = {
  readonly command: 'serve' | 'doctor' | 'help' | 'version';
  readonly isLocal: boolean;
  readonly hasScan: boolean;
  /** The environment of the servers. */
  readonly env: Record<string, string>;
};

/** An option that cannot be used; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const LOCAL_CHAIN_ID = 31337;
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/**
 * The command line, as settings of the servers.
 *
 * @throws {UsageError}
 * @example
 * readOptions(['--port', '8080', '--chain', 'base'], {}).env.CHAINS; // 'base'
 */
export function readOptions(argv: readonly string[], environment: Environment): Options {
  const { values, positionals } = parse(argv);
  const command = values.help ? 'help' : values.version ? 'version' : readCommand(positionals);
  const isLocal = values.local ?? false;
  const chains = isLocal ? ['local'] : (values.chain ?? toList(environment.CHAINS) ?? ['base-sepolia']);
  if (isLocal && values.chain) throw new UsageError('--local has its own chain: leave --chain out.');
  if (isLocal && values['database-url'])
    throw new UsageError('--local keeps nothing: leave --database-url out.');
  if (isLocal && environment.HOST && !LOOPBACK.includes(environment.HOST))
    throw new UsageError(
      '--local has wallets whose keys everyone knows, so it listens on this machine only: unset HOST.',
    );
  const port = readPort(
    values.port === undefined ? 'PORT' : '--port',
    values.port ?? (environment.PORT || '3000'),
  );
  const scanPort = readPort('SCAN_PORT', environment.SCAN_PORT || '4350');
  const rpcPort = readPort('RPC_PORT', environment.RPC_PORT || '8545');
  const database = values['database-url'] ?? environment.DATABASE_URL;
  const given = Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return {
    command,
    isLocal,
    hasScan: isLocal || (values.scan ?? false),
    env: {
      ...Object.fromEntries(given),
      PORT: String(port),
      SCAN_PORT: String(scanPort),
      RPC_PORT: String(rpcPort),
      CHAINS: chains.join(','),
      DEFAULT_CHAIN:
        values.chain || isLocal ? (chains[0] ?? '') : environment.DEFAULT_CHAIN || chains[0] || '',
      PUBLIC_ORIGIN: environment.PUBLIC_ORIGIN || `http://localhost:${port}`,
      DATABASE_URL: isLocal ? '' : database || 'file:./laurel-data',
      ...(isLocal && {
        // The local wallets are for this machine only: nothing may publish the page under another origin.
        PUBLIC_ORIGIN: `http://localhost:${port}`,
        [`SERVER_RPC_URL_${LOCAL_CHAIN_ID}`]: '',
        [`RPC_URL_${LOCAL_CHAIN_ID}`]: `http://127.0.0.1:${rpcPort}`,
        [`SCAN_URL_${LOCAL_CHAIN_ID}`]: `http://127.0.0.1:${scanPort}/graphql`,
      }),
    },
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        chain: { type: 'string', multiple: true },
        'database-url': { type: 'string' },
        scan: { type: 'boolean' },
        local: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    });
  } catch (error) {
    const { message } = error as Error;
    throw new UsageError(message.replace(/\. To specify a positional argument.*$/s, '.'));
  }
}

function readCommand([command = 'serve', ...rest]: readonly string[]): 'serve' | 'doctor' {
  if (rest.length === 0 && (command === 'serve' || command === 'doctor')) return command;
  throw new UsageError(`There is no command "${[command, ...rest].join(' ')}".`);
}

function readPort(name: string, value: string): number {
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new UsageError(`${name}: must be a number from 1 to 65535, not "${value}".`);
}

const toList = (value: string | undefined): string[] | undefined =>
  (value || undefined)
    ?.split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
