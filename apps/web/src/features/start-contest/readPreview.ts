import { type ContestInput, normalizeContestInput } from '@org/contests';
import type { Address } from 'viem';
import { getEntryHref } from '../../shared/contest/getEntryHref.ts';
import { type ContestForm, readForm } from './contestForm.ts';

/** What of a form can be shown already: its wrong lines are left out, and so is what is there twice. */
export type PreviewContest = {
  readonly title: string;
  readonly description: string;
  readonly judges: readonly Address[];
  readonly entries: readonly string[];
  readonly endsAt: bigint | null;
};

const ADDRESS = /^\s*0x[0-9a-fA-F]{40}\s*$/;

export const readPreview = (form: ContestForm): PreviewContest => {
  const input = readForm(form);
  const good: ContestInput = {
    ...input,
    judges: input.judges.filter((line) => ADDRESS.test(line)),
    entries: input.entries.filter((line) => getEntryHref(line.trim()) !== undefined),
  };
  const { judges, entries, ...texts } = normalizeContestInput(good);
  return { ...texts, judges: [...new Set(judges)], entries: [...new Set(entries)] };
};
