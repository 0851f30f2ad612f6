import { type EntryDocument, type Result, toLine } from '@org/contests';
import { nameNumberedEntries } from '@org/contests/names';

/** Longer than any name but a whole link, which only look-alike entries need. */
const NAME_CHARACTERS = 120;

/** Names the entries of a contest as its pages do, on one line, by the documents in the order of their numbers. */
export function nameNumbered(documents: readonly (EntryDocument | null)[]): (entry: string) => string {
  const numbers = documents.map((_, index) => `${index + 1}`);
  const byNumber = new Map(
    documents.flatMap((document, index) => (document ? [[`${index + 1}`, document] as const] : [])),
  );
  const getName = nameNumberedEntries(numbers, byNumber, messages.entryNames);
  return (entry) => shorten(getName(entry).name);
}

/** All entries that have a page, in the order of their numbers, including withdrawn and disqualified ones. */
export const listNumberedEntries = ({ details }: Pick<Result, 'details'>) =>
  details.entries.map(({ number }) => `${number}`);

const shorten = (name: string): string => toLine(name, NAME_CHARACTERS) || messages.unnamed;

/** The api's messages, in page tags and pictures. */
export const messages = {
  untitled: 'Untitled',
  unnamed: 'Unnamed entry',
  /** The same as on the pages in English. */
  entryNames: {
    entry: (n: number) => `Entry ${n}`,
    alike: (name: string, n: number) => `${name} (entry ${n})`,
  },
  contest: (shortUid: string) => `Contest ${shortUid}`,
  /** The state, and the time that matters with it. */
  states: {
    submissions: (moment: string) => `Submissions open until ${moment}`,
    admission: (moment: string) => `Admission, judging from ${moment}`,
    upcoming: (moment: string) => `Upcoming, judging from ${moment}`,
    judging: (moment: string) => `Judging, ends ${moment}`,
    revealing: (moment: string) => `Revealing until ${moment}`,
    closed: (moment: string) => `Closed, since ${moment}`,
    withdrawn: () => 'Withdrawn',
  },
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  judges: (count: number) => (count === 1 ? '1 judge' : `${count} judges`),
  judgedBy: (names: readonly string[], more: number) => {
    const all = more > 0 ? [...names, more === 1 ? '1 more' : `${more} more`] : names;
    return `Judged by ${all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all.join('')}`;
  },
  reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  points: 'points',
  noReviews: 'No reviews yet',
  sealed: (count: number) => (count === 1 ? '1 sealed review' : `${count} sealed reviews`),
  unrevealed: (count: number) => (count === 1 ? '1 review not revealed' : `${count} reviews not revealed`),
  entryStates: { withdrawn: 'Withdrawn by its entrant', disqualified: 'Disqualified' },
  orderNotConfirmed: 'order not confirmed',
  /** Below the title of a feed. */
  orderNote: 'The order of reviews made in the same second is not confirmed.',
  namesNote: 'The names of some entries could not be loaded; these entries have their numbers.',
  commentElsewhere: (uri: string, hash: string) =>
    `The text of this review is at ${uri} (keccak256 ${hash}).`,
  withdrawn: 'The organizer has withdrawn this contest.',
  unranked: 'See the contest’s page for the result.',
  tagline: 'Contests, judged in public.\nResults that anyone can recompute.',
  contestDescription: (entries: string, judges: string) =>
    `A contest with ${entries} and ${judges}, judged in public.`,
  feedOfContests: (chain: string) => `Contests on ${chain}`,
  feedOfReviews: (title: string) => `Reviews of ${title}`,
  reviewTitle: (points: number, entry: string) =>
    points === 1 ? `1 point for ${entry}` : `${points} points for ${entry}`,
  calendarOf: (title: string) => `Dates of ${title}`,
  submissionsClose: (title: string) => `Submissions close: ${title}`,
  judgingBegins: (title: string) => `Judging begins: ${title}`,
  judgingEnds: (title: string) => `Judging ends: ${title}`,
  judgingBegan: (title: string) => `Judging began: ${title}`,
  revealEnds: (title: string) => `Reveals end: ${title}`,
  calendarNote: (url: string) => `Follow the judging: ${url}`,
  entryDescription: (title: string) => `An entry of “${title}”, judged in public.`,
  entryPictureOf: (entry: string, title: string) => `${entry}, an entry of ${title}`,
  ofEntries: (count: number) => (count === 1 ? 'of 1 entry' : `of ${count} entries`),
  reviewsFeed: 'Reviews',
  resultFile: 'Result',
  contestsFeed: 'Contests',
  pictureOf: (title: string, entries: string, judges: string) => `${title}: ${entries}, ${judges}`,
} as const;
