import { type ContestInput, checkContestInput, normalizeContestInput, splitLines } from '@org/contests';
import type { Address } from 'viem';

/** The form as typed. `endsAt` is the value of a `datetime-local` field, in the viewer's time zone. */
export type ContestForm = {
  readonly title: string;
  readonly description: string;
  readonly judges: string;
  readonly entries: string;
  readonly endsAt: string;
};

export const EMPTY_CONTEST: ContestForm = { title: '', description: '', judges: '', entries: '', endsAt: '' };

/** The form parsed as a contest. Lines keep their numbers, so that problems can name them. */
export function readContestForm(form: ContestForm): ContestInput {
  return {
    title: form.title,
    description: form.description,
    judges: splitLines(form.judges),
    entries: splitLines(form.entries),
    endsAt: readLocalTime(form.endsAt),
  };
}

/** Seconds, or null if the field is empty or invalid. */
const readLocalTime = (text: string): bigint | null => {
  const moment = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(moment) ? null : BigInt(Math.floor(moment / 1000));
};

/** The number of lines that are not blank. */
export function countLines(text: string): number {
  return splitLines(text).filter((line) => line.trim() !== '').length;
}

/** The valid part of the form for the preview: without invalid and duplicate lines. */
export type PreviewContest = {
  readonly title: string;
  readonly description: string;
  readonly judges: readonly Address[];
  readonly entries: readonly string[];
  readonly endsAt: bigint | null;
};

export function readPreview(form: ContestForm): PreviewContest {
  const input = readContestForm(form);
  const problems = checkContestInput(input);
  const keepGood = (field: 'judges' | 'entries') => {
    const bad = new Set(problems.flatMap((problem) => (problem.field === field ? [problem.line] : [])));
    return input[field].filter((_, index) => !bad.has(index + 1));
  };
  return normalizeContestInput({ ...input, judges: keepGood('judges'), entries: keepGood('entries') });
}
