import type { Hex } from 'viem';

/** What the comparison of the scan with the chain has come to. */
export type ChainCheck =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly done: number; readonly total: number }
  | { readonly status: 'agrees'; readonly block: bigint }
  | { readonly status: 'behind' | 'left-out' | 'altered'; readonly uids: readonly Hex[] }
  | { readonly status: 'unreachable' };
