import { locale } from './page.ts';

const figure = (n: number) => n.toLocaleString(locale);
const items = (n: number) => `${figure(n)} ${n === 1 ? 'review' : 'reviews'}`;

/** Messages for what a ranking does not say by itself. */
export const englishRemarks = {
  /** While submissions are open. */
  terms: 'By submitting an entry you agree that the organizer can admit it until judging ends.',
  pending: (n: number) =>
    n === 1
      ? '1 submission is waiting for the organizer.'
      : `${n} submissions are waiting for the organizer.`,
  /** Over what was extended, noted, disqualified or withheld. */
  changes: 'Changes and notes',
  /** Entries with fewer reviews than the organizer wants. */
  fewReviews: (n: number) =>
    `The organizer wants at least ${items(n)} for each entry. Entries with fewer keep their rank.`,
  /** Entries with the same points to two decimals and different ranks. */
  closeMeans: {
    name: 'Equal points, different ranks',
    intro: 'These points are equal only to two decimals. The exact mean decides:',
    mean: (sum: number, reviews: number) =>
      `${figure(sum)} ${sum === 1 ? 'point' : 'points'} in ${figure(reviews)} ${reviews === 1 ? 'review' : 'reviews'}`,
  },
  outside: {
    name: 'Outside the ranking',
    disqualified: 'Disqualified',
    withdrawn: 'Withdrawn',
    reason: 'Organizer’s reason',
    entrant: 'Withdrawn by its entrant before judging.',
  },
  recusals: {
    name: 'Recusals',
    intro: 'These judges do not review these entries.',
  },
  withheld: {
    name: 'Withheld reviews',
    intro: 'These judges sealed a review and did not reveal it. It does not count.',
  },
} as const;
