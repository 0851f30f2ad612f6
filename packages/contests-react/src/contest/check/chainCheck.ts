import type { Hex } from 'viem';

/** What the comparison of the scan with the chain has come to. */
export type ChainCheck = { readonly status: 'idle' } | CheckProgress | Verdict;

type CheckProgress = { readonly status: 'running'; readonly done: number; readonly total: number };

/** How a comparison ended. */
export type Verdict =
  | { readonly status: 'agrees'; readonly block: bigint }
  | { readonly status: 'behind'; readonly uids: readonly Hex[] }
  | Lie
  | { readonly status: 'unreachable' };

/** The scan withheld something, or told it otherwise than the chain. */
type Lie = { readonly status: 'left-out' | 'altered'; readonly uids: readonly Hex[] };

/**
 * A verdict that the page came to by itself, or how many requests that would take, if they are too many. `changed`: the
 * scan said something else when it was asked again for the comparison.
 */
export type UnaskedVerdict =
  | Verdict
  | { readonly status: 'too-much'; readonly requests: number | null }
  | { readonly status: 'changed' };

export function isLie(check: ChainCheck | UnaskedVerdict | undefined): check is Lie {
  return check?.status === 'altered' || check?.status === 'left-out';
}
