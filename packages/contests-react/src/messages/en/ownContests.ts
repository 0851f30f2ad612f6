import { inSentence } from '../text/names.ts';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const named = (title: string) => `“${inSentence(title)}”`;

/** Messages for the pending tasks of the connected account in its contests, and for the entries that it submitted. */
export const englishOwnContests = {
  title: 'Your next step',
  others: 'After that',
  nothing: 'Nothing is waiting for you.',
  /** Said of an account with more contests than were looked at. */
  nothingLately: 'Nothing is waiting for you in your latest contests.',
  loading: 'Loading your next steps',
  incomplete: 'Some of your contests could not be read',
  tryAgain: 'Try again',
  until: (at: string) => `Until ${at}`,
  /** Steps, each with the title of its contest. */
  steps: {
    review: (n: number, title: string) => `Review ${count(n, 'entry', 'entries')} of ${named(title)}`,
    reveal: (n: number, title: string) => `Reveal ${count(n, 'review', 'reviews')} in ${named(title)}`,
    admit: (n: number, title: string) => `Admit ${count(n, 'submission', 'submissions')} of ${named(title)}`,
    remind: (n: number, title: string) =>
      `Remind the judges of ${named(title)}: ${count(n, 'review is', 'reviews are')} missing`,
    'remind-reveal': (n: number, title: string) =>
      `Remind the judges of ${named(title)}: ${count(n, 'review is', 'reviews are')} not revealed`,
    judges: (title: string) => `Add judges to ${named(title)}`,
    entries: (title: string) => `Add entries to ${named(title)}`,
    assign: (title: string) => `Decide who reviews what in ${named(title)}`,
    awards: (title: string) => `Say who gets the prizes of ${named(title)}`,
    refused: (title: string) => `Change your entry to ${named(title)}: it was not admitted`,
    waiting: (title: string) => `Your entry to ${named(title)} waits for the organizer`,
  },
  acts: {
    review: 'Review',
    reveal: 'Reveal',
    desk: 'Open the contest',
    entry: 'Open your entry',
  },
  entered: {
    title: 'Entries submitted',
    loading: 'Loading the entries',
    none: 'None yet.',
    failed: 'The entries could not be loaded',
    unread: 'This contest could not be read.',
  },
} as const;
