import { local } from '@org/chain-config';
import type { EasVersion } from '@org/contracts/eas-versions';
import type { Hex } from 'viem';
import { accounts, type LocalAccount } from './base/accounts.ts';
import {
  createLocalClient,
  followWallClock,
  getWallClock,
  type LocalClient,
} from './base/createLocalClient.ts';
import type { DemoContests } from './demo/seedDemo.ts';
import { findFreePort } from './findFreePort.ts';
import { predeploy, registerSchemas } from './predeploy.ts';
import { type AnvilProcess, checkPortIsFree, spawnAnvil, waitForAnvil } from './spawnAnvil.ts';
import { startMiner } from './startMiner.ts';

export type EmptyChain = {
  readonly rpcUrl: string;
  /** The client names the local chain; the chain has the id that `setChainId` gave it last. */
  readonly client: LocalClient;
  readonly setChainId: (chainId: number) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a chain without any contract, for tests that give it the shape of another chain. It stops with `stop` or when
 * the calling process exits.
 *
 * @throws LocalChainError `anvil-missing`, `anvil-stopped`
 */
export async function startEmptyChain(): Promise<EmptyChain> {
  const port = await findFreePort();
  const rpcUrl = `http://127.0.0.1:${port}`;
  const anvil = spawnAnvil([
    ...['--host', '127.0.0.1', '--port', String(port), '--quiet', '--no-cors'],
    ...['--accounts', String(accounts.length), '--disable-default-create2-deployer'],
  ]);
  try {
    await waitForAnvil(anvil, rpcUrl);
  } catch (error) {
    await anvil.stop();
    throw error;
  }
  const client = createLocalClient(rpcUrl);
  return {
    rpcUrl,
    client,
    // viem has no action for anvil_setChainId.
    setChainId: async (chainId) => {
      await client.request<{ Method: 'anvil_setChainId'; Parameters: [number]; ReturnType: null }>({
        method: 'anvil_setChainId',
        params: [chainId],
      });
    },
    stop: anvil.stop,
  };
}

export type LocalChainOptions = {
  /** Default: a free port. */
  port?: number;
  /** The one web origin that may call the chain, for example `http://localhost:3000`. Default: none. */
  allowOrigin?: string;
  /** Starts the chain five weeks in the past and writes the demo contests to it. Default: false. */
  demo?: boolean;
  /**
   * The server of the web app, for example `http://127.0.0.1:3000`, where the demo stores its documents and pictures before it
   * attests them. Default: none, and the demo has no pictures.
   */
  documentsOrigin?: string;
  /**
   * Mines like a live chain: block times increase strictly, close to the clock, and an empty block is mined when the
   * last one is this old. Default: each transaction is mined at once in its own block, and blocks may share a second.
   */
  blockTimeSeconds?: number;
  /**
   * The number of blocks whose state is kept; requests for older states fail. With 4, a chain with a hundred thousand
   * attestations needs a twentieth of the memory. Default: thousands, some of them on disk.
   */
  keptStates?: number;
  /** The version of EAS, for tests of the resolver. Default: 1.4. */
  easVersion?: EasVersion;
};

export type LocalChain = {
  rpcUrl: string;
  chainId: typeof local.chain.id;
  accounts: readonly LocalAccount[];
  client: LocalClient;
  /** The demo contests, if `demo` is set. */
  demo: DemoContests | null;
  /** Takes a snapshot of the chain's state. */
  snapshot: () => Promise<Hex>;
  /** Restores and consumes a snapshot; the next block has the wall clock's time. */
  revert: (snapshot: Hex) => Promise<void>;
  /** Settles when anvil has exited, by `stop` or by itself. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

/** The limit of Base, which is far above anvil's default of 30 million. */
const blockGasLimit = 120_000_000;

const demoAgeSeconds = 35n * 86_400n;

const spawnChain = (port: number, options: LocalChainOptions): AnvilProcess =>
  spawnAnvil([
    ...['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(local.chain.id), '--quiet'],
    ...['--accounts', String(accounts.length), '--gas-limit', String(blockGasLimit)],
    // Every block is final at once; by default, 64 blocks later.
    ...['--slots-in-an-epoch', '0'],
    ...(options.allowOrigin ? ['--allow-origin', options.allowOrigin] : ['--no-cors']),
    ...(options.demo ? ['--timestamp', String(getWallClock() - demoAgeSeconds)] : []),
    ...(options.keptStates
      ? ['--prune-history', String(options.keptStates)]
      : ['--max-persisted-states', '64']),
  ]);

const seed = async (
  client: LocalClient,
  { documentsOrigin: url, allowOrigin }: LocalChainOptions,
): Promise<DemoContests> => {
  // Loads the demo only if it is used.
  const { seedDemo } = await import('./demo/seedDemo.ts');
  return seedDemo(client, url === undefined ? undefined : { url, publicOrigin: allowOrigin ?? url });
};

/**
 * Starts a Base-like chain (31337) on 127.0.0.1: EAS and SchemaRegistry at Base's addresses, Multicall3, the CREATE2
 * proxy, Profile, the resolver of contests and its schemas. It stops with `stop` or when the calling process exits.
 *
 * @throws LocalChainError `port-in-use`, `anvil-missing`, `anvil-stopped`, `predeploy-failed`, `demo-failed`
 * @example
 * ```ts
 * import { startLocalChain } from '@org/local-stack';
 *
 * const chain = await startLocalChain();
 * const block = await chain.client.getBlock();
 * await chain.stop();
 * ```
 */
export async function startLocalChain(options: LocalChainOptions = {}): Promise<LocalChain> {
  const port = options.port ?? (await findFreePort());
  await checkPortIsFree(port);
  const rpcUrl = `http://127.0.0.1:${port}`;
  const anvil = spawnChain(port, options);
  try {
    await waitForAnvil(anvil, rpcUrl);
    const client = createLocalClient(rpcUrl);
    await predeploy(client, options.easVersion);
    await registerSchemas(client);
    const demo = options.demo ? await seed(client, options) : null;
    const { blockTimeSeconds } = options;
    const stopMiner = blockTimeSeconds ? await startMiner(client, { rpcUrl, blockTimeSeconds }) : undefined;
    return {
      rpcUrl,
      chainId: local.chain.id,
      accounts,
      client,
      demo,
      snapshot: () => client.snapshot(),
      revert: async (id) => {
        await client.revert({ id });
        await followWallClock(client);
      },
      ended: anvil.ended,
      stop: async () => {
        stopMiner?.();
        await anvil.stop();
      },
    };
  } catch (error) {
    await anvil.stop();
    throw error;
  }
}
