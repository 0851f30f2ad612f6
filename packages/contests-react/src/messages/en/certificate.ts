import { inSentence } from '../text/names.ts';
import { locale } from './page.ts';

/** Messages of the certificate of an entry. */
export const englishCertificate = {
  pageTitle: (entry: string, contest: string) =>
    `Certificate of ${inSentence(entry)} in ${inSentence(contest)}`,
  loading: 'Loading the certificate',
  name: 'Certificate',
  /** The ending of the number of a rank, by `Intl.PluralRules` for ordinals. */
  ordinals: { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' },
  ofEntries: (n: number) => `of ${n.toLocaleString(locale)}`,
  shared: (n: number) => `shared by ${n.toLocaleString(locale)}`,
  /** The contest's title follows. */
  points: (points: string, max: number) => `${points} of ${max} points in`,
  judges: (n: number) => (n === 1 ? 'Judge' : 'Judges'),
  /** The day is the same for every reader. */
  date: 'Result (UTC)',
  verify: 'Verify it at',
  print: 'Print',
  toEntry: 'See the entry',
  toContest: 'See the contest',
  none: {
    early: {
      title: 'No certificate yet',
      text: (at: string) =>
        `The contest ends on ${at}. The certificate is here as soon as the chain has confirmed the result.`,
    },
    unconfirmed: {
      title: 'No certificate yet',
      text: 'The contest is closed, but the chain has not confirmed its result. The certificate is here as soon as it has.',
    },
    withdrawn: {
      title: 'No certificate',
      text: 'The organizer withdrew this contest, so it has no result.',
    },
    outside: {
      title: 'No certificate',
      text: 'This entry was withdrawn or disqualified, so it has no rank. Its page says why.',
    },
    unranked: {
      title: 'No certificate',
      text: 'No judge reviewed this entry, so it has no rank.',
    },
  },
} as const;
