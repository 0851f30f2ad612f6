import { local } from '@org/chain-config';
import type { Hex } from 'viem';
import { accounts, type LocalAccount } from './accounts.ts';
import { createLocalClient, type LocalClient } from './createLocalClient.ts';
import { checkPortIsFree, findFreePort } from './ports.ts';
import { predeploy } from './predeploy.ts';
import { registerSchemas } from './registerSchemas.ts';
import { spawnAnvil, waitForAnvil } from './spawnAnvil.ts';

export type LocalChainOptions = {
  /** Default: a free one. */
  port?: number;
  /** The one web origin that may call the chain, for example `http://localhost:3000`. Default: none. */
  allowOrigin?: string;
};

export type LocalChain = {
  rpcUrl: string;
  chainId: typeof local.chain.id;
  accounts: readonly LocalAccount[];
  client: LocalClient;
  /** Remembers the chain's state. */
  snapshot: () => Promise<Hex>;
  /** Back to a snapshot, which is used up by it; the clock goes on from now. */
  revert: (snapshot: Hex) => Promise<void>;
  /** Settles when anvil has ended, by `stop` or by itself. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

/** As on Base, where one block takes far more than the 30 million that anvil allows by default. */
const blockGasLimit = 120_000_000;

/**
 * Starts a Base-shaped chain (31337) on 127.0.0.1: EAS and SchemaRegistry at Base's addresses, Multicall3, the CREATE2
 * proxy, Profile, and the schemas of version 1. It ends with `stop`, and with the calling process.
 *
 * @throws LocalChainError `port-in-use`, `anvil-missing`, `anvil-stopped`, `predeploy-failed`
 * @example
 * import { startLocalChain } from '@org/local-stack';
 * const chain = await startLocalChain();
 * const block = await chain.client.getBlock();
 * await chain.stop();
 */
export const startLocalChain = async (options: LocalChainOptions = {}): Promise<LocalChain> => {
  const port = options.port ?? (await findFreePort());
  await checkPortIsFree(port);
  const rpcUrl = `http://127.0.0.1:${port}`;
  const anvil = spawnAnvil([
    ...['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(local.chain.id), '--quiet'],
    ...['--accounts', String(accounts.length), '--gas-limit', String(blockGasLimit)],
    ...(options.allowOrigin ? ['--allow-origin', options.allowOrigin] : ['--no-cors']),
  ]);
  try {
    await waitForAnvil(anvil, rpcUrl);
    const client = createLocalClient(rpcUrl);
    await predeploy(client);
    await registerSchemas(client);
    return {
      rpcUrl,
      chainId: local.chain.id,
      accounts,
      client,
      snapshot: () => client.snapshot(),
      revert: async (id) => {
        await client.revert({ id });
      },
      ended: anvil.ended,
      stop: anvil.stop,
    };
  } catch (error) {
    await anvil.stop();
    throw error;
  }
};
