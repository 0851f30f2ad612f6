import { checkContestInput } from '@org/contests';
import type { Texts } from '../../texts/texts.ts';
import { describeProblem } from '../describeProblem.ts';
import type { ImportKind } from './importKind.ts';
import type { BadLine, GoodLine, ImportReading } from './importReading.ts';
import { isEnsName } from './judgeCell.ts';
import type { Item } from './toItems.ts';

/** By the same rules that the form itself follows, so that nothing is taken over that it would refuse. */
export const sortItems = (
  items: readonly Item[],
  kind: ImportKind,
  { problems: sentences, import: { reasons: words } }: Texts['startContest'],
): Pick<ImportReading, 'good' | 'bad' | 'repeated'> => {
  const input = { title: '', description: '', judges: [], entries: [], endsAt: null };
  // The check names items by their position.
  const lines = items.map(({ value, fault }) => (fault ? '' : value));
  const problems = new Map(
    checkContestInput({ ...input, [kind]: lines })
      .filter(({ field, line }) => field === kind && line !== undefined)
      .map((problem) => [problem.line, problem]),
  );
  const sorted = { good: [] as GoodLine[], bad: [] as BadLine[], repeated: [] as GoodLine[] };
  for (const [index, { line, lastLine, value, fault }] of items.entries()) {
    const place = { line, ...(lastLine !== undefined && { lastLine }) };
    const problem = problems.get(index + 1);
    if (fault)
      sorted.bad.push({ ...place, value, reason: fault === 'wide' ? words.wide[kind] : words[fault] });
    else if (problem === undefined) sorted.good.push({ line, value });
    else if (problem.code === 'duplicate') sorted.repeated.push({ line, value });
    else if (kind === 'judges' && isEnsName(value)) sorted.bad.push({ ...place, value, reason: words.name });
    else sorted.bad.push({ ...place, value, reason: describeProblem(problem, sentences) });
  }
  return sorted;
};
