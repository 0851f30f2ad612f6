import type { ContestInput } from '../contest/contestInput.ts';
import { getNowSeconds } from '../getNowSeconds.ts';
import { LIMITS } from '../limits.ts';
import { checkEntries } from './checkEntries.ts';
import { checkJudges } from './checkJudges.ts';
import type { ContestProblem } from './contestProblem.ts';
import { findTextProblem } from './text.ts';

/** Scans keep a time in 32 bits; a contest that ends later would look altered in all of them. */
const LAST_SECOND = 2n ** 31n - 2n;

/**
 * Everything wrong with a contest to be started, field by field and line by line; an empty list means that it can be.
 *
 * @param nowSeconds the present, against which the end is held; the clock's unless said
 * @example
 * ```ts
 * import { checkContestInput, splitLines } from '@org/contests';
 *
 * const problems = checkContestInput({
 *   title,
 *   description,
 *   judges: splitLines(judgesText),
 *   entries: splitLines(entriesText),
 *   endsAt: null,
 * });
 * ```
 */
export function checkContestInput(
  input: ContestInput,
  nowSeconds = getNowSeconds(),
): readonly ContestProblem[] {
  const title = findTextProblem(input.title, LIMITS.titleCharacters);
  const description = findTextProblem(input.description, LIMITS.descriptionCharacters);
  return [
    ...(title ? [{ field: 'title', ...title } as const] : []),
    ...(description ? [{ field: 'description', ...description } as const] : []),
    ...checkJudges(input.judges),
    ...checkEntries(input.entries),
    ...checkEnd(input.endsAt, nowSeconds),
  ];
}

function checkEnd(endsAt: bigint | null, nowSeconds: bigint): readonly ContestProblem[] {
  if (endsAt === null) return [];
  if (endsAt <= nowSeconds) return [{ field: 'endsAt', code: 'in-the-past' }];
  return endsAt > LAST_SECOND ? [{ field: 'endsAt', code: 'too-far' }] : [];
}
