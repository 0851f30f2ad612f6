import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';

/** `force`: the visitor requested a read from the chain. Otherwise the page may send at most 100 RPC requests. */
export type Asking = { readonly force: boolean };

/** True if a read exceeds the page's request limit; `requests`: how many it takes, null if unknown. */
export function isTooMuch(error: unknown): error is { readonly requests: number | null } {
  return error instanceof Error && 'requests' in error;
}

export const chainKey = (chainConfig: ChainConfig, what: string, uid: Hex) => [
  'chain',
  chainConfig.slug,
  what,
  uid,
];

/** The key of the progress of reading a contest from the chain, a `ChainProgress`; written by that read. */
export const chainProgressKey = (chainConfig: ChainConfig, uid: Hex) =>
  chainKey(chainConfig, 'progress', uid);
