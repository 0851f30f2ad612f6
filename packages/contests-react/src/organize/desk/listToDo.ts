import type { Contest, Note, Phase } from '@org/contests';
import type { Coverage } from './countCoverage.ts';

/** The entries and judges that did not fit into the start, and the lists that cannot be read. */
type LaterCount = { readonly entries: number; readonly judges: number; readonly unread: number };

/** Something that the organizer can do next. */
export type ToDo =
  | { readonly kind: 'judges' | 'entries' | 'assign' }
  | ({ readonly kind: 'later' } & LaterCount)
  | { readonly kind: 'submissions'; readonly count: number }
  /** Judges who have reviewed nothing, out of those whose reviews are missing. */
  | { readonly kind: 'begin'; readonly idle: readonly Contest['judges'][number][]; readonly missing: number }
  | { readonly kind: 'finish'; readonly missing: number }
  /** The least reviewed entries: how many reviews they have, and how many the organizer wants at least. */
  | {
      readonly kind: 'reviews';
      readonly entries: readonly number[];
      readonly have: number;
      readonly wanted: number;
    }
  | { readonly kind: 'reveals'; readonly missing: number }
  | { readonly kind: 'awards' }
  | {
      readonly kind: 'date';
      readonly date: 'submissions' | 'admission' | 'upcoming' | 'judging' | 'revealing';
    };

export type ToDoFacts = {
  readonly phase: Phase;
  readonly coverage: Coverage;
  readonly contest: Pick<Contest, 'judges' | 'entries'>;
  /** Submissions that wait and were not turned down. */
  readonly waiting: number;
  /** How many entries and judges did not fit into the start, and are not added yet. Default: none. */
  readonly later?: LaterCount;
  readonly takesSubmissions: boolean;
  readonly isAssigned: boolean;
  readonly minimumReviews: number;
  readonly prizes: number;
  /** Undefined until they are read: then nothing is listed that depends on them. */
  readonly notes: readonly Pick<Note, 'kind'>[] | undefined;
};

/** From this many entries on, no judge is expected to review them all. */
const MANY_ENTRIES = 12;

/** The next tasks of the organizer, the most urgent first, and the next date. */
export function listToDo(facts: ToDoFacts): readonly ToDo[] {
  const { phase, coverage, contest, waiting, minimumReviews, notes } = facts;
  const { judges, entries } = contest;
  const list: ToDo[] = [];
  const isOpen = phase !== 'revealing' && phase !== 'closed' && phase !== 'withdrawn';
  const { later = { entries: 0, judges: 0, unread: 0 } } = facts;
  if (isOpen && later.entries + later.judges + later.unread > 0) list.push({ kind: 'later', ...later });
  if (notes && phase === 'judging') {
    const late = coverage.judges.filter(({ done, due }) => done < due);
    const idle = late.filter(({ hasBegun }) => !hasBegun).map(({ judge }) => judge);
    const missing = late.reduce((sum, { done, due }) => sum + due - done, 0);
    if (idle.length > 0) list.push({ kind: 'begin', idle, missing });
    else if (missing > 0) list.push({ kind: 'finish', missing });
  }
  if (notes && isOpen && waiting > 0) list.push({ kind: 'submissions', count: waiting });
  if (isOpen && judges.length === 0) list.push({ kind: 'judges' });
  if (isOpen && entries.length === 0 && !facts.takesSubmissions) list.push({ kind: 'entries' });
  // While nobody has begun, every entry has none.
  if (notes && phase === 'judging' && coverage.entries.some(({ done }) => done > 0)) {
    const have = Math.min(...coverage.entries.map(({ done }) => done));
    const least = coverage.entries.filter(({ done }) => done === have).map(({ entry }) => entry);
    if (have < minimumReviews) list.push({ kind: 'reviews', entries: least, have, wanted: minimumReviews });
  }
  const isDivisible = judges.length > 1 && entries.length >= MANY_ENTRIES;
  if (notes && isOpen && phase !== 'submissions' && isDivisible && !facts.isAssigned)
    list.push({ kind: 'assign' });
  if (phase === 'revealing' && coverage.status === 'revealed' && coverage.done < coverage.due)
    list.push({ kind: 'reveals', missing: coverage.due - coverage.done });
  if (notes && phase === 'closed' && facts.prizes > 0 && !notes.some(({ kind }) => kind === 'awards'))
    list.push({ kind: 'awards' });
  if (phase !== 'closed' && phase !== 'withdrawn') list.push({ kind: 'date', date: phase });
  return list;
}
