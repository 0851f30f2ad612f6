import { createRpcFetch } from '@org/chain-config/rpc';
import { type Chain, http, type Transport } from 'viem';

/** The longest wait for one RPC response in a dialog. */
const TIMEOUT_MS = 8_000;
const RETRIES = 2;

/** One transport over all RPCs of a chain, with failover. */
export function createTransport(chain: Pick<Chain, 'id' | 'rpcUrls'>, retryCount = RETRIES): Transport {
  const urls = chain.rpcUrls.default.http;
  const fetchFn = createRpcFetch({ chainId: chain.id, urls });
  return http(urls[0], { fetchFn, timeout: TIMEOUT_MS, retryCount });
}

/** A transport for every chain: wagmi throws for a wallet on a chain without one. */
export function createTransports(chains: readonly Chain[]): Record<number, Transport> {
  return Object.fromEntries(chains.map((chain) => [chain.id, createTransport(chain)]));
}
