import type { Address, Hex } from 'viem';
import type { Attestation, Block } from '../attestation/attestation.ts';
import type { Contest } from '../contest/contest.ts';
import type { Evaluation } from '../contest/evaluationSchemas.ts';
import type { ResultDetails } from '../r2/resultDetails.ts';

/**
 * An evaluation that counts: the review in force of one judge on one entry. `time` is in seconds. In version 2, `points` is
 * the score Σ points × weight, `given` the points of each criterion, and there are no tags.
 */
export type Review = {
  readonly uid: Hex;
  readonly judge: Address;
  readonly entry: string;
  readonly tags?: readonly string[];
  readonly points: number;
  readonly given?: readonly number[];
  readonly comment: string;
  /** The keccak256 of a longer text; then `comment` is its URI. */
  readonly commentHash?: Hex;
  readonly time: bigint;
  readonly txid?: Hex;
};

/** An evaluation that does not count, with the first reason, and its content if it can be decoded. */
export type IgnoredEvaluation = {
  readonly attestation: Attestation;
  readonly reason: IgnoredReason;
  readonly evaluation?: Evaluation;
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

/**
 * The result of a contest at a block, by reading rule R1 (`readResult`) or R2 (`readResultR2`, with `details`). The order of
 * its lists does not depend on the input's.
 */
export type Result = {
  readonly contest: Contest;
  readonly block: Block;
  readonly rule: 'R1' | 'R2';
  readonly details?: ResultDetails;
  readonly counted: readonly Review[];
  readonly ignored: readonly IgnoredEvaluation[];
  readonly ranking: readonly RankedEntry[];
  readonly progress: readonly JudgeProgress[];
};

/** Why an evaluation is not counted. The order is the rule's: the first one that applies is the reason. */
export type IgnoredReason =
  | 'undecodable'
  | 'contest-mismatch'
  | 'unknown-entry'
  | 'late'
  | 'unknown-tag'
  | 'repeated-tag'
  | 'wrong-points'
  | 'superseded'
  | 'withdrawn'
  | 'expired'
  | 'not-a-judge';

/** One sentence per reason, for display. */
export const IGNORED_SENTENCES = {
  undecodable: 'Its data cannot be read as an evaluation.',
  'contest-mismatch': 'It names another contest as well as this one.',
  'unknown-entry': 'It names an entry that is not in this contest.',
  late: 'It was attested at or after the end of judging.',
  'unknown-tag': 'It uses a criterion that is not in the rubric.',
  'repeated-tag': 'It uses the same criterion twice.',
  'wrong-points': 'Its points are not the sum of its criteria.',
  superseded: 'The same judge reviewed this entry again later.',
  withdrawn: 'The judge withdrew it.',
  expired: 'It has expired.',
  'not-a-judge': 'Its attester is not a judge of this contest.',
} as const satisfies Record<IgnoredReason, string>;
