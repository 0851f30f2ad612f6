import type { ChainConfig } from '@org/chain-config';
import { createRpcFetch } from '@org/chain-config/rpc';
import { type CcipRequestParameters, type Chain, createPublicClient, type Hex, http } from 'viem';

/** Timeout of an RPC request. */
const TIMEOUT_MS = 5_000;

export type OpenChainOptions = {
  /** Default: unlimited. */
  readonly maxRequests?: number;
  /** Aborts all requests. */
  readonly signal?: AbortSignal;
  /** Asks the servers that a contract names (ERC-3668). Default: disabled. */
  readonly ccipRequest?: (question: CcipRequestParameters) => Promise<Hex>;
};

/** A client of a chain's RPCs. */
export function openServerChain(chainConfig: ChainConfig, options: OpenChainOptions = {}) {
  const { maxRequests = Number.POSITIVE_INFINITY, signal, ccipRequest } = options;
  // ChainData is viem's chain as plain data with read-only lists.
  const chain = chainConfig.chain as unknown as Chain;
  let requests = 0;
  const fetchFn = createRpcFetch({
    chainId: chain.id,
    urls: chain.rpcUrls.default.http,
    fetchFn: async (input, init) => {
      signal?.throwIfAborted();
      requests += 1;
      if (requests > maxRequests) throw new Error('too many requests for one task');
      return fetch(input, init);
    },
  });
  // The URLs may be secret, and viem's errors contain the transport's URL.
  const transport = http('https://rpc.invalid', { fetchFn, timeout: TIMEOUT_MS, retryCount: 0 });
  return createPublicClient({
    chain,
    transport,
    ccipRead: ccipRequest ? { request: ccipRequest } : false,
  });
}
