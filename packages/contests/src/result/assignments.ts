import type { Assignment, Note } from '../acts/notes.ts';
import type { Contest } from '../contest/contest.ts';
import { groupBy } from './order.ts';

/**
 * The entries that each judge was assigned by the organizer's newest note of kind `assignments`; null without one that can be
 * read. Listed judges only, in the order of the contest, with entries that stand, each once and in the order of their
 * numbers. Assignments are advice: a judge without one can review, too.
 *
 * @param notes as `readNotes` returns them
 * @example
 * ```ts
 * import { readAssignments, readNotes } from '@org/contests';
 *
 * const assignments = readAssignments(result.contest, readNotes(state, rows));
 * const own = assignments?.find(({ judge }) => judge === account)?.entries ?? [];
 * ```
 * @see docs/protocol/contests.md, section Notes
 */
export function readAssignments(
  { judges, entries }: Pick<Contest, 'judges' | 'entries'>,
  notes: readonly Note[],
): readonly Assignment[] | null {
  const note = notes.findLast((each) => each.kind === 'assignments' && each.about === null);
  if (note?.kind !== 'assignments') return null;
  const given = groupBy(note.assignments, ({ judge }) => judge.toLowerCase());
  const standing = entries.map(Number);
  return judges.flatMap((judge) => {
    const own = new Set(given.get(judge.toLowerCase())?.flatMap((each) => each.entries));
    const assigned = standing.filter((entry) => own.has(entry));
    return assigned.length > 0 ? { judge, entries: assigned } : [];
  });
}
