import { type ContestInput, splitLines } from '@org/contests';

/** The form as it was typed. `endsAt` is what a `datetime-local` field holds: no zone, the viewer's is meant. */
export type ContestForm = {
  readonly title: string;
  readonly description: string;
  readonly judges: string;
  readonly entries: string;
  readonly endsAt: string;
};

export const EMPTY_FORM: ContestForm = { title: '', description: '', judges: '', entries: '', endsAt: '' };

/** What the form says, in the terms of a contest. Lines keep their numbers, so that a problem can name its own. */
export const readForm = (form: ContestForm): ContestInput => ({
  title: form.title,
  description: form.description,
  judges: splitLines(form.judges),
  entries: splitLines(form.entries),
  endsAt: readLocalTime(form.endsAt),
});

/** Seconds, or null where nothing (readable) was typed. */
const readLocalTime = (text: string): bigint | null => {
  const moment = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(moment) ? null : BigInt(Math.floor(moment / 1000));
};

/** How many lines say something. */
export const countLines = (text: string): number =>
  splitLines(text).filter((line) => line.trim() !== '').length;
