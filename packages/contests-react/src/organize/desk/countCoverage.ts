import type { Assignment, Contest, Phase, ResultDetails } from '@org/contests';
import type { Address } from 'viem';

/** One judge's finished and due reviews. Entries from which the judge abstained are not due. */
export type JudgeCoverage = {
  readonly judge: Address;
  readonly due: number;
  /** Reviews in force: of a sealed contest, those that are sealed or revealed. */
  readonly done: number;
  /** True if the judge has reviewed an entry, also one that is not due. */
  readonly hasBegun: boolean;
};

/** An entry's reviews in force, and how many are due. There can be more than are due. */
export type EntryCoverage = { readonly entry: number; readonly due: number; readonly done: number };

/** The coverage of a contest. `reviews`: `done` counts reviews. `sealed`: it counts seals. `revealed`: seals that were opened. */
export type Coverage = {
  readonly judges: readonly JudgeCoverage[];
  readonly entries: readonly EntryCoverage[];
} & (
  | { readonly status: 'before' | 'nothing' }
  | { readonly status: 'reviews' | 'sealed' | 'revealed'; readonly done: number; readonly due: number }
);

type Counted = {
  readonly contest: Pick<Contest, 'judges' | 'entries' | 'terms'>;
  readonly details: Pick<ResultDetails, 'reviews' | 'recusals'>;
  readonly phase: Phase;
  /** Null: every judge is to review every entry. */
  readonly assignments: readonly Assignment[] | null;
};

/**
 * Counts the reviews of a contest against those that are due, without abstentions: the assigned ones, or one for each judge and
 * standing entry. Reviews of entries that a judge was not assigned are extra: they count for the entry only.
 */
export function countCoverage({ contest, details, phase, assignments }: Counted): Coverage {
  const { judges: listed, entries: listedEntries, terms } = contest;
  const { reviews, recusals } = details;
  const standing = new Set(listedEntries.map(Number));
  const inForce = reviews.filter(({ entry, status }) => status === 'in-force' && standing.has(entry));
  const abstained = new Set(recusals.map(({ judge, entry }) => `${judge} ${entry}`));
  const reviewed = new Map(inForce.map((review) => [`${review.judge} ${review.entry}`, review]));
  const given = new Map(assignments?.map(({ judge, entries }) => [judge, entries]));
  const byEntry = new Map([...standing].map((entry) => [entry, { entry, done: 0, due: 0 }]));
  for (const { entry } of inForce) {
    const each = byEntry.get(entry);
    if (each) each.done += 1;
  }
  const judges = listed.map((judge) => {
    const due = (assignments ? (given.get(judge) ?? []) : [...standing]).filter(
      (entry) => !abstained.has(`${judge} ${entry}`),
    );
    for (const entry of due) {
      const each = byEntry.get(entry);
      if (each) each.due += 1;
    }
    const done = due.flatMap((entry) => reviewed.get(`${judge} ${entry}`) ?? []);
    const isActive = inForce.some((review) => review.judge === judge);
    return { judge, due: due.length, done: done.length, hasBegun: isActive };
  });
  const entries = [...byEntry.values()];
  const due = judges.reduce((sum, each) => sum + each.due, 0);
  const done = judges.reduce((sum, each) => sum + each.done, 0);
  if (phase === 'submissions' || phase === 'admission' || phase === 'upcoming')
    return { judges, entries, status: 'before' };
  if (due === 0) return { judges, entries, status: 'nothing' };
  if (terms.revealUntil === null) return { judges, entries, status: 'reviews', done, due };
  if (phase === 'judging' || phase === 'withdrawn') return { judges, entries, status: 'sealed', done, due };
  const revealed = inForce.filter(({ kind }) => kind === 'reveal').length;
  return { judges, entries, status: 'revealed', done: revealed, due: inForce.length };
}
