import type { Address, Hex } from 'viem';
import type { Attestation, Block } from '../base/attestation.ts';
import type { Contest, ReviewContent } from '../contest/contest.ts';
import type { ResultDetails } from './resultDetails.ts';

/**
 * A review that counts: the one in force of one judge on one entry. `time` is in seconds, `points` the score Σ given × weight,
 * `given` the points of each criterion.
 */
export type Review = {
  readonly uid: Hex;
  readonly judge: Address;
  readonly entry: string;
  readonly points: number;
  readonly given: readonly number[];
  readonly comment: string;
  /** The keccak256 of a longer text; then `comment` is its URI. */
  readonly commentHash?: Hex;
  readonly time: bigint;
  readonly txid?: Hex;
};

/** A review that does not count, with the first reason, and its content if it can be decoded. */
export type IgnoredReview = {
  readonly attestation: Attestation;
  readonly reason: IgnoredReason;
  readonly review?: ReviewContent;
};

/**
 * An entry's rank. `mean` is the exact fraction sum / count, `points` the mean with two decimals, rounded half up
 * (empty without a review). Ties share a `rank` (1, 1, 3); it is null without a review. Coverage is `reviews` of
 * `judges`.
 */
export type RankedEntry = {
  readonly entry: string;
  readonly rank: number | null;
  readonly mean: { readonly sum: number; readonly count: number };
  readonly points: string;
  readonly reviews: number;
  readonly judges: number;
};

/** How many of a contest's entries a judge has reviewed. */
export type JudgeProgress = {
  readonly judge: Address;
  readonly reviewed: number;
  readonly total: number;
};

/** The result of a contest at a block (`readResult`). */
export type Result = {
  readonly contest: Contest;
  readonly block: Block;
  readonly details: ResultDetails;
  readonly counted: readonly Review[];
  readonly ignored: readonly IgnoredReview[];
  readonly ranking: readonly RankedEntry[];
  readonly progress: readonly JudgeProgress[];
};

/** Why a review is not counted. */
export type IgnoredReason = 'superseded' | 'withdrawn';

/** One sentence per reason, for display. */
export const IGNORED_SENTENCES = {
  superseded: 'The same judge reviewed this entry again later.',
  withdrawn: 'The judge withdrew it.',
} as const satisfies Record<IgnoredReason, string>;
