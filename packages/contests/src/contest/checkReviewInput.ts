import type { Address, Hex } from 'viem';
import { getNowSeconds } from '../base/bigint.ts';
import type { ReviewContent } from '../contest/contest.ts';
import { type Contest, getPhase, type Phase } from './contest.ts';
import { findTextFault } from './fieldFaults.ts';
import { MAX_TEXT_BYTES } from './schemas.ts';

/** A judge's input for one entry: the points of each criterion, null where they are missing, and a comment, which may be empty. */
export type ReviewInput = Pick<ReviewContent, 'entry' | 'comment'> & {
  readonly given: readonly (number | null)[];
  /** In a sealed contest: 32 random bytes. The judge commits to the review, and it is revealed after judging. */
  readonly salt?: Hex;
};

/**
 * True if a contest is sealed: judges commit to their reviews, which are revealed after judging.
 *
 * @example
 * ```ts
 * import { isSealed } from '@org/contests';
 * if (isSealed(contest)) console.log('Reviews are revealed until', contest.terms.revealUntil);
 * ```
 */
export function isSealed({ terms }: Pick<Contest, 'terms'>): boolean {
  return terms.revealUntil !== null;
}

/** One problem of a review's input. `sealed`: the salt of a sealed review is missing. */
export type ReviewProblem = {
  readonly field: 'contest' | 'judge' | 'entry' | 'points' | 'comment';
  readonly code:
    | 'not-open'
    | 'sealed'
    | 'closed'
    | 'withdrawn'
    | 'not-a-judge'
    | 'unknown-entry'
    | 'missing-points'
    | 'wrong-points'
    | 'too-many-bytes'
    | 'malformed-text';
  /** The criterion's index, from 0: the first one without valid points. */
  readonly criterion?: number;
  readonly length?: number;
  readonly max?: number;
};

/** Why a contest in this phase takes no review; null if it takes some. */
const PHASE_FAULTS = {
  submissions: 'not-open',
  admission: 'not-open',
  upcoming: 'not-open',
  judging: null,
  revealing: 'closed',
  closed: 'closed',
  withdrawn: 'withdrawn',
} as const satisfies Record<Phase, ReviewProblem['code'] | null>;

/**
 * All reasons why a review would not count or would be incomplete. Empty if it can be submitted.
 *
 * @example
 * ```ts
 * import { checkReviewInput } from '@org/contests';
 * const input = { entry: '3', given: [4, 5], comment: 'A new idea.' };
 * const problems = checkReviewInput(contest, input, { judge });
 * ```
 */
export function checkReviewInput(
  contest: Contest,
  input: ReviewInput,
  {
    judge,
    nowSeconds = getNowSeconds(),
  }: {
    /** The account that signs; not checked if omitted. */
    judge?: Address;
    /** The current time, by default the clock's; judging must be open. */
    nowSeconds?: bigint;
  } = {},
): readonly ReviewProblem[] {
  const problems: ReviewProblem[] = [];
  const fault = PHASE_FAULTS[getPhase(contest, nowSeconds)];
  if (fault) problems.push({ field: 'contest', code: fault });
  else if (isSealed(contest) && !/^0x[0-9a-f]{64}$/.test(input.salt ?? ''))
    problems.push({ field: 'contest', code: 'sealed' });
  if (judge && !contest.judges.some((listed) => listed.toLowerCase() === judge.toLowerCase())) {
    problems.push({ field: 'judge', code: 'not-a-judge' });
  }
  if (!contest.entries.includes(input.entry)) problems.push({ field: 'entry', code: 'unknown-entry' });
  return [...problems, ...checkContent(contest, input)];
}

/** Points from 0 to the maximum for each criterion, and a comment that may be empty. */
function checkContent({ criteria }: Contest, { given, comment }: ReviewInput): readonly ReviewProblem[] {
  const problems: ReviewProblem[] = [];
  const field = 'points';
  const isValid = (points: number, max: number) => Number.isInteger(points) && points >= 0 && points <= max;
  const missing = criteria.findIndex((_, index) => (given[index] ?? null) === null);
  const wrong = criteria.findIndex(({ maxPoints }, index) => !isValid(given[index] ?? 0, maxPoints));
  if (missing >= 0) problems.push({ field, code: 'missing-points', criterion: missing });
  if (wrong >= 0) problems.push({ field, code: 'wrong-points', criterion: wrong });
  else if (given.length > criteria.length) problems.push({ field, code: 'wrong-points' });
  const text = comment.trim();
  const length = new TextEncoder().encode(text).length;
  const max = MAX_TEXT_BYTES;
  if (findTextFault(text, Infinity)?.code === 'malformed-text')
    problems.push({ field: 'comment', code: 'malformed-text' });
  else if (length > max) problems.push({ field: 'comment', code: 'too-many-bytes', length, max });
  return problems;
}
