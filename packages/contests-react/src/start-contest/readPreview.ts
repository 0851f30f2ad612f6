import { checkContestInput, normalizeContestInput } from '@org/contests';
import type { Address } from 'viem';
import { type ContestForm, readForm } from './contestForm.ts';

/** What of a form can be shown already: lines that are wrong, or there twice, are left out. */
export type PreviewContest = {
  readonly title: string;
  readonly description: string;
  readonly judges: readonly Address[];
  readonly entries: readonly string[];
  readonly endsAt: bigint | null;
};

export const readPreview = (form: ContestForm): PreviewContest => {
  const input = readForm(form);
  const problems = checkContestInput(input);
  const keepGood = (field: 'judges' | 'entries') => {
    const bad = new Set(problems.flatMap((problem) => (problem.field === field ? [problem.line] : [])));
    return input[field].filter((_, index) => !bad.has(index + 1));
  };
  return normalizeContestInput({ ...input, judges: keepGood('judges'), entries: keepGood('entries') });
};
