import { accounts } from './base/accounts.ts';
import { createLocalClient, type LocalClient } from './base/createLocalClient.ts';
import { findFreePort } from './findFreePort.ts';
import { spawnAnvil, waitForAnvil } from './spawnAnvil.ts';

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
