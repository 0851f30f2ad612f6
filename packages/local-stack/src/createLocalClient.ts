import { local } from '@org/chain-config';
import { createTestClient, http, publicActions, walletActions } from 'viem';

/** A viem client that reads, writes as any local account, and moves the chain's clock. */
export function createLocalClient(rpcUrl: string) {
  return createTestClient({
    mode: 'anvil',
    chain: { ...local.chain, rpcUrls: { default: { http: [rpcUrl] } } },
    transport: http(rpcUrl, { retryCount: 0, timeout: 60_000 }),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions);
}

export type LocalClient = ReturnType<typeof createLocalClient>;
