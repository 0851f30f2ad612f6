import { locale } from './page.ts';

const listOf = new Intl.ListFormat(locale, { type: 'conjunction' });
const PLACES = ['First place', 'Second place', 'Third place'];
const reviewsOf = (n: number) => (n === 1 ? 'review' : 'reviews');
const figure = (n: number) => n.toLocaleString(locale);

/** Words over a ranking of hundreds of entries. */
export const englishLongRanking = {
  find: 'Find an entry',
  found: (n: number, total: number) => `${figure(n)} of ${figure(total)} entries`,
  showAll: (n: number) => `Show all ${figure(n)} entries`,
} as const;

/** Messages for the winners, and for the sections below the ranking: "Rules and links", "How judges differed". */
export const englishPlots = {
  /** The reviews of all entries together, over the table. */
  coverage: {
    label: 'Reviews counted',
    counted: (reviews: number, possible: number) => `${reviews} of ${possible} ${reviewsOf(possible)}`,
    sealed: (sealed: number, possible: number) => `${sealed} of ${possible} sealed`,
  },
  /** How entries are shown before the first review. */
  looks: { name: 'Show as', cards: 'Cards', table: 'Table' },
  podium: {
    first: 'First place',
    /** In its place until the chain has confirmed the result. */
    leads: 'Leads',
    points: (points: string, max: number) => `${points} of ${max} points`,
    shared: (n: number) => `Shared by ${n} entries`,
    /** The place of a prize that is not for a track, or in the ranking. */
    place: (n: number) => PLACES[n - 1] ?? `Place ${n}`,
    /** Read out by screen readers once the result is final. */
    announced: (winners: readonly string[]) => `The result is final. First place: ${listOf.format(winners)}.`,
    /** Winners for whom there is no card. */
    more: (n: number) => `and ${n} more ${n === 1 ? 'winner' : 'winners'}`,
    nobody: 'No entry was reviewed, so there is no result.',
  },
  rules: 'Rules and links',
  title: 'How judges differed',

  matrix: {
    name: 'Points by entry and judge',
    part: (from: number, to: number) => `Points by entry and judge, judges ${from} to ${to}`,
    entry: 'Entry',
    intro: 'One column per judge. A stronger color means more points.',
    empty: 'no review',
  },

  second: {
    leads: {
      same: (n: number) =>
        n === 1
          ? "The same entry leads when judges' strictness is evened out"
          : "The same entries lead when judges' strictness is evened out",
      differs: "Another entry leads when judges' strictness is evened out",
      text: 'Not every judge has reviewed every entry, and some judges are stricter than others. Evened out, which entry is first depends on who reviewed it. The ranking above is still the one that counts; more reviews would settle it.',
    },
    wins: {
      same: (n: number) =>
        n === 1
          ? "The same entry wins when judges' strictness is evened out"
          : "The same entries win when judges' strictness is evened out",
      differs: "Another entry wins when judges' strictness is evened out",
      text: 'Not every judge has reviewed every entry, and some judges are stricter than others. Evened out, which entry is first depends on who reviewed it. The ranking above is still the result.',
    },
    name: 'Points adjusted for strictness',
    rank: 'Rank',
    entry: 'Entry',
    points: 'Points',
    mean: 'Mean',
    firstHere: 'first here',
    firstByMean: 'first by the mean',
  },
} as const;
