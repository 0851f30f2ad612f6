import type { ReadingWord } from '@org/contests/chain';
import type { Hex } from 'viem';

/** The state of a comparison of the scan with the chain. */
export type CheckState = { readonly status: 'idle' } | CheckProgress | Verdict;

type CheckProgress = { readonly status: 'running'; readonly done: number; readonly total: number };

/** The outcome of a comparison. `word`: whose word it is that the chain has the acts. */
export type Verdict =
  | { readonly status: 'agrees'; readonly block: bigint; readonly word: ReadingWord }
  | (Differing & { readonly status: 'behind' })
  | Lie
  | { readonly status: 'unreachable' };

/** `scan`: its host. */
type Differing = { readonly uids: readonly Hex[]; readonly scan: string };

/** The scan omitted or altered something. */
type Lie = Differing & { readonly status: 'left-out' | 'altered' };

/**
 * The verdict of an automatic check, or how many requests it would take if these exceed the limit. `changed`: the
 * scan returned different rows when refetched for the comparison.
 */
export type UnaskedVerdict =
  | Verdict
  | { readonly status: 'too-much'; readonly requests: number | null }
  | { readonly status: 'changed' };

export function isLie(check: CheckState | UnaskedVerdict | undefined): check is Lie {
  return check?.status === 'altered' || check?.status === 'left-out';
}
