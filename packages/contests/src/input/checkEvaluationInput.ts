import type { Address } from 'viem';
import { getNowSeconds } from '../bigint.ts';
import { type Contest, getContestState } from '../contest/contest.ts';
import type { Evaluation } from '../contest/evaluationSchemas.ts';
import { LIMITS } from '../limits.ts';
import { findTextProblem } from './checkContestInput.ts';

/** A judge's input for one entry: the tags of the criteria that it meets, and a comment. */
export type EvaluationInput = Pick<Evaluation, 'entry' | 'tags' | 'comment'>;

/** One problem of an evaluation's input. */
export type EvaluationProblem = {
  readonly field: 'contest' | 'judge' | 'entry' | 'tags' | 'comment';
  readonly code:
    | 'closed'
    | 'withdrawn'
    | 'not-a-judge'
    | 'unknown-entry'
    | 'unknown-tag'
    | 'repeated-tag'
    | 'required'
    | 'too-long'
    | 'malformed-text';
  readonly length?: number;
  readonly max?: number;
};

/**
 * All reasons why an evaluation would not count or would be incomplete. Empty if it can be submitted.
 *
 * @param judge the account that signs; not checked if omitted
 * @param nowSeconds the current time, by default the clock's; judging must be open
 * @example
 * ```ts
 * import { checkEvaluationInput } from '@org/contests';
 * const input = { entry: contest.entries[0], tags: ['CREATIVITY_5'], comment: 'A new idea.' };
 * const problems = checkEvaluationInput(contest, input, { judge });
 * ```
 */
export function checkEvaluationInput(
  contest: Contest,
  input: EvaluationInput,
  { judge, nowSeconds = getNowSeconds() }: { judge?: Address; nowSeconds?: bigint } = {},
): readonly EvaluationProblem[] {
  const problems: EvaluationProblem[] = [];
  const state = getContestState(contest, nowSeconds);
  if (state !== 'judging') problems.push({ field: 'contest', code: state });
  if (judge && !contest.judges.some((listed) => listed.toLowerCase() === judge.toLowerCase())) {
    problems.push({ field: 'judge', code: 'not-a-judge' });
  }
  if (!contest.entries.includes(input.entry)) problems.push({ field: 'entry', code: 'unknown-entry' });
  const known = new Set(contest.criteria.map(({ id }) => id));
  if (input.tags.some((tag) => !known.has(tag))) problems.push({ field: 'tags', code: 'unknown-tag' });
  if (new Set(input.tags).size !== input.tags.length) problems.push({ field: 'tags', code: 'repeated-tag' });
  const comment = findTextProblem(input.comment, LIMITS.commentCharacters);
  if (comment) problems.push({ field: 'comment', ...comment });
  return problems;
}
