import type { Result } from '@org/contests';
import type { Address } from 'viem';
import { findJudge } from '../contest/judge.ts';

/** The standing entries without a review or commitment of a judge in force, from which the judge is not recused. */
export function listWaitingR2({ contest, details }: Result, account: Address): readonly string[] {
  const judge = findJudge(contest, account);
  if (!judge || !details) return [];
  const reviewed = details.reviews.filter((review) => review.judge === judge && review.ending === null);
  const recused = details.recusals.filter((recusal) => recusal.judge === judge);
  const done = new Set([...reviewed, ...recused].map(({ entry }) => `${entry}`));
  return contest.entries.filter((entry) => !done.has(entry));
}
