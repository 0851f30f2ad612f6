import type { ChainConfig } from '@org/chain-config';
import { createRpcFetch } from '@org/chain-config/rpc';
import { http, type Transport } from 'viem';

/** One slow answer must not hold a dialog for longer than this. */
const TIMEOUT_MS = 8_000;
const RETRIES = 2;

/** Asks all RPCs of a chain as if they were one. */
export function createTransport(chain: ChainConfig['chain'], retryCount = RETRIES): Transport {
  const urls = chain.rpcUrls.default.http;
  const fetchFn = createRpcFetch({ chainId: chain.id, urls });
  return http(urls[0], { fetchFn, timeout: TIMEOUT_MS, retryCount });
}

/** A way to every chain's nodes; a chain without one would break the page when a wallet is on it. */
export function createTransports(chains: readonly ChainConfig[]): Record<number, Transport> {
  return Object.fromEntries(chains.map(({ chain }) => [chain.id, createTransport(chain)]));
}
