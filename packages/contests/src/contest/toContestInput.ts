import type { Contest } from './contest.ts';
import type { ContestInput } from './contestInput.ts';

/**
 * The next contest, prepared from an old one: the same texts, judges and entries, and no end. It may have to be mended:
 * the old one was perhaps written by somebody else's program (`checkContestInput`).
 *
 * @example
 * ```ts
 * import { toContestInput } from '@org/contests';
 *
 * const input = { ...toContestInput(contest), title: `${contest.title}, second round` };
 * ```
 */
export function toContestInput(
  contest: Pick<Contest, 'title' | 'description' | 'judges' | 'entries'>,
): ContestInput {
  const { title, description, judges, entries } = contest;
  return { title, description, judges, entries, endsAt: null };
}
