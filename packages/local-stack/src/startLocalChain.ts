import { local } from '@org/chain-config';
import type { Hex } from 'viem';
import { accounts, type LocalAccount } from './accounts.ts';
import { followWallClock, getWallClock } from './clock.ts';
import { createLocalClient, type LocalClient } from './createLocalClient.ts';
import type { DemoContests } from './demo/seedDemo.ts';
import { checkPortIsFree, findFreePort } from './ports.ts';
import { predeploy, registerSchemas } from './predeploy.ts';
import { type AnvilProcess, spawnAnvil, waitForAnvil } from './spawnAnvil.ts';
import { startMiner } from './startMiner.ts';

export type LocalChainOptions = {
  /** Default: a free one. */
  port?: number;
  /** The one web origin that may call the chain, for example `http://localhost:3000`. Default: none. */
  allowOrigin?: string;
  /** Starts the chain five weeks ago and writes the demo contests into it. Default: false. */
  demo?: boolean;
  /**
   * Mines as a live chain does: block times increase strictly, close to the clock, and an empty block comes when the last
   * one is so old. Default: each transaction is mined at once in a block of its own, and these may share a second.
   */
  blockTimeSeconds?: number;
  /**
   * Of how many blocks the state is kept; questions about older ones are not answered then. A chain with a hundred thousand
   * attestations takes a twentieth of the memory with 4. Default: of thousands, some of them on disk.
   */
  keptStates?: number;
};

export type LocalChain = {
  rpcUrl: string;
  chainId: typeof local.chain.id;
  accounts: readonly LocalAccount[];
  client: LocalClient;
  /** What `demo` has written. */
  demo: DemoContests | null;
  /** Remembers the chain's state. */
  snapshot: () => Promise<Hex>;
  /** Back to a snapshot, which is used up by it; the next block carries the wall clock's time. */
  revert: (snapshot: Hex) => Promise<void>;
  /** Settles when anvil has ended, by `stop` or by itself. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

/** As on Base, where a block takes far more than the 30 million of anvil's default. */
const blockGasLimit = 120_000_000;

const demoAgeSeconds = 35n * 86_400n;

const spawnChain = (port: number, options: LocalChainOptions): AnvilProcess =>
  spawnAnvil([
    ...['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(local.chain.id), '--quiet'],
    ...['--accounts', String(accounts.length), '--gas-limit', String(blockGasLimit)],
    ...(options.allowOrigin ? ['--allow-origin', options.allowOrigin] : ['--no-cors']),
    ...(options.demo ? ['--timestamp', String(getWallClock() - demoAgeSeconds)] : []),
    ...(options.keptStates
      ? ['--prune-history', String(options.keptStates)]
      : ['--max-persisted-states', '64']),
  ]);

const seed = async (client: LocalClient): Promise<DemoContests> => {
  // Only who wants the demo pays for loading it.
  const { seedDemo } = await import('./demo/seedDemo.ts');
  return seedDemo(client);
};

/**
 * Starts a Base-shaped chain (31337) on 127.0.0.1: EAS and SchemaRegistry at Base's addresses, Multicall3, the CREATE2
 * proxy, Profile, and the schemas of version 1. It ends with `stop`, and with the calling process.
 *
 * @throws LocalChainError `port-in-use`, `anvil-missing`, `anvil-stopped`, `predeploy-failed`, `demo-failed`
 * @example
 * import { startLocalChain } from '@org/local-stack';
 * const chain = await startLocalChain();
 * const block = await chain.client.getBlock();
 * await chain.stop();
 */
export async function startLocalChain(options: LocalChainOptions = {}): Promise<LocalChain> {
  const port = options.port ?? (await findFreePort());
  await checkPortIsFree(port);
  const rpcUrl = `http://127.0.0.1:${port}`;
  const anvil = spawnChain(port, options);
  try {
    await waitForAnvil(anvil, rpcUrl);
    const client = createLocalClient(rpcUrl);
    await predeploy(client);
    await registerSchemas(client);
    const demo = options.demo ? await seed(client) : null;
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
