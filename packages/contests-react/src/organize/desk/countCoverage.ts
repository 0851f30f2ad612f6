import type { Contest, Phase, ResultDetails } from '@org/contests';
import type { Address } from 'viem';

/** One judge's finished and due reviews. Entries from which the judge abstained are not due. */
export type JudgeCoverage = {
  readonly judge: Address;
  readonly due: number;
  /** Reviews in force: of a sealed contest, those that are sealed or revealed. */
  readonly done: number;
};

/** The coverage of a contest. `reviews`: `done` counts reviews. `sealed`: it counts seals. `revealed`: seals that were opened. */
export type Coverage = {
  readonly judges: readonly JudgeCoverage[];
} & (
  | { readonly status: 'before' | 'nothing' }
  | { readonly status: 'reviews' | 'sealed' | 'revealed'; readonly done: number; readonly due: number }
);

/** Counts the reviews of a contest against those that are due: one for each judge and standing entry, without abstentions. */
export function countCoverage(
  { judges: listed, entries, terms }: Pick<Contest, 'judges' | 'entries' | 'terms'>,
  { reviews, recusals }: Pick<ResultDetails, 'reviews' | 'recusals'>,
  phase: Phase,
): Coverage {
  const standing = new Set(entries);
  const isDue = (entry: number) => standing.has(`${entry}`);
  const inForce = reviews.filter(({ entry, ending }) => ending === null && isDue(entry));
  const abstained = new Set(
    recusals.filter(({ entry }) => isDue(entry)).map(({ judge, entry }) => `${judge} ${entry}`),
  );
  const judges = listed.map((judge) => {
    const recused = [...standing].filter((entry) => abstained.has(`${judge} ${entry}`)).length;
    return {
      judge,
      due: standing.size - recused,
      done: inForce.filter((review) => review.judge === judge).length,
    };
  });
  const due = judges.reduce((sum, each) => sum + each.due, 0);
  const done = judges.reduce((sum, each) => sum + each.done, 0);
  if (phase === 'submissions' || phase === 'admission' || phase === 'upcoming')
    return { judges, status: 'before' };
  if (due === 0) return { judges, status: 'nothing' };
  if (terms.revealUntil === null) return { judges, status: 'reviews', done, due };
  if (phase === 'judging' || phase === 'withdrawn') return { judges, status: 'sealed', done, due };
  const revealed = inForce.filter(({ kind }) => kind === 'reveal').length;
  return { judges, status: 'revealed', done: revealed, due: inForce.length };
}
