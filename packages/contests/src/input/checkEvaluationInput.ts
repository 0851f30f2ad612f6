import type { Address } from 'viem';
import { getNowSeconds } from '../bigint.ts';
import { type Contest, getContestState } from '../contest/contest.ts';
import type { Evaluation } from '../contest/evaluationSchemas.ts';
import { LIMITS } from '../limits.ts';
import { findTextProblem } from './checkContestInput.ts';

/** What a judge fills in about one entry: the tags of the criteria that it meets, and why. */
export type EvaluationInput = Pick<Evaluation, 'entry' | 'tags' | 'comment'>;

/** One thing wrong with an evaluation to be submitted. */
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
 * Everything that would keep an evaluation from counting, or from being worth reading; an empty list means that it can
 * be submitted.
 *
 * @param judge the account that is about to sign; left out, nobody is checked
 * @param nowSeconds the present, against which the contest's end is held; the clock's unless said
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
