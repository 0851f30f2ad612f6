import type { ChainConfig } from '@org/chain-config';
import { createRpcFetch } from '@org/chain-config/rpc';
import { type ChainReader, checkAgainstChain, createChainReader } from '@org/contests/chain';
import { type Chain, createPublicClient, http, type PublicClient } from 'viem';

/** An RPC that has not answered by then is as good as none; a slow one is asked once more. */
const TIMEOUT_MS = 5_000;

/** Everything that asks the chain itself. */
export type ChainAccess = {
  readonly client: PublicClient;
  readonly reader: ChainReader;
  readonly check: typeof checkAgainstChain;
};

/**
 * Opens the way to a chain. This file holds the chain code: load it on demand only.
 *
 * @param fetchFn sends the requests; the browser's own `fetch` by default
 */
export function createChainAccess(chainConfig: ChainConfig, fetchFn?: typeof fetch): ChainAccess {
  // ChainData is viem's chain as plain data, with every list read-only.
  const chain = chainConfig.chain as unknown as Chain;
  const urls = chain.rpcUrls.default.http;
  const rpcFetch = createRpcFetch({ chainId: chain.id, urls, fetchFn });
  const client = createPublicClient({
    chain,
    transport: http(urls[0], { fetchFn: rpcFetch, timeout: TIMEOUT_MS, retryCount: 1 }),
    pollingInterval: Math.min(chain.blockTime ?? 2_000, 2_000) / 2,
  });
  return { client, reader: createChainReader({ client, config: chainConfig }), check: checkAgainstChain };
}
