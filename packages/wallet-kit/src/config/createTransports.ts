import type { ChainConfig } from '@org/chain-config';
import { fallback, http, type Transport } from 'viem';

/** One slow answer must not hold a dialog for longer than this. */
const TIMEOUT_MS = 8_000;
const RETRIES = 2;

const createTransport = (urls: readonly string[]): Transport => {
  const each = urls.map((url) => http(url, { timeout: TIMEOUT_MS, retryCount: RETRIES }));
  const [only] = each;
  return each.length === 1 && only ? only : fallback(each);
};

/** A way to every chain's nodes; a chain without one would break the page when a wallet is on it. */
export const createTransports = (chains: readonly ChainConfig[]): Record<number, Transport> =>
  Object.fromEntries(chains.map(({ chain }) => [chain.id, createTransport(chain.rpcUrls.default.http)]));
