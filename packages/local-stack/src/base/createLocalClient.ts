import { local } from '@org/chain-config';
import { createTestClient, http, publicActions, walletActions } from 'viem';

/** Creates a viem client that reads, writes as any local account, and changes the chain's clock. */
export function createLocalClient(rpcUrl: string) {
  return createTestClient({
    mode: 'anvil',
    chain: {
      ...local.chain,
      rpcUrls: { default: { http: [rpcUrl] } },
      // viem ignores new blocks while it looks for a replacement. Without a miner no other block follows the
      // transaction's, so the client could wait for the receipt forever.
      supportsTransactionReplacementDetection: false,
    },
    transport: http(rpcUrl, { retryCount: 0, timeout: 60_000 }),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions);
}

export type LocalClient = ReturnType<typeof createLocalClient>;

/** The wall clock in whole seconds, like a block's timestamp. */
export function getWallClock(): bigint {
  return BigInt(Math.floor(Date.now() / 1000));
}

/** Sets the chain's clock to the wall clock, from the next block on. */
export async function followWallClock(client: LocalClient): Promise<void> {
  // viem has no action for anvil_setTime, which resets anvil's offset from the clock.
  await client.request<{ Method: 'anvil_setTime'; Parameters: [number]; ReturnType: number }>({
    method: 'anvil_setTime',
    params: [Number(getWallClock())],
  });
}
