import { type Contest, toContestInput } from '@org/contests';
import type { ContestForm } from './contestForm.ts';

/** The form filled in like an older contest, and what could not be taken over. */
export type NextContest = {
  readonly form: ContestForm;
  /** Entries that no line can hold, since there is a line break in them. */
  readonly leftOut: number;
};

/**
 * Prepares the next contest from an old one. What was written by somebody else's program may break rules of the form;
 * the form then says so, line by line. The end is chosen anew.
 */
export const prepareNextContest = (contest: Contest): NextContest => {
  const { title, description, judges, entries } = toContestInput(contest);
  const lines = entries.filter((entry) => !/[\n\r\u0085\u2028\u2029]/.test(entry));
  return {
    form: {
      title: title.replace(/\s+/g, ' '),
      description,
      judges: judges.join('\n'),
      entries: lines.join('\n'),
      endsAt: '',
    },
    leftOut: entries.length - lines.length,
  };
};
