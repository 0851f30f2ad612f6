import type { ChainConfig } from '@org/chain-config';
import { createRpcFetch } from '@org/chain-config/rpc';
import { type Chain, createPublicClient, http, type PublicClient } from 'viem';

/** The timeout of one RPC request; it is retried once. */
const TIMEOUT_MS = 5_000;

/** Everything that reads from the chain. */
export type ChainAccess = {
  readonly client: PublicClient;
};

/**
 * Creates the clients of a chain. This module contains the chain code: import it dynamically only.
 *
 * @param fetchFn sends the requests; the browser's own `fetch` by default
 */
export function createChainAccess(chainConfig: ChainConfig, fetchFn?: typeof fetch): ChainAccess {
  // ChainData is viem's chain as plain data with read-only lists.
  const chain = chainConfig.chain as unknown as Chain;
  const urls = chain.rpcUrls.default.http;
  const rpcFetch = createRpcFetch({ chainId: chain.id, urls, fetchFn });
  const client = createPublicClient({
    chain,
    transport: http(urls[0], { fetchFn: rpcFetch, timeout: TIMEOUT_MS, retryCount: 1 }),
    pollingInterval: Math.min(chain.blockTime ?? 2_000, 2_000) / 2,
  });
  return { client };
}
