import { inSentence } from '../text/names.ts';

/** Messages of the page of one entry. */
export const englishEntry = {
  pageTitle: (entry: string, contest: string) => `${inSentence(entry)} in ${inSentence(contest)}`,
  loading: 'Loading the entry',
  of: (n: number, total: number) => `Entry ${n} of ${total}`,
  /** Each value must fit on one line on a phone, because its space is reserved while it loads. */
  rank: 'Rank',
  noRank: 'None yet',
  shared: (n: number) => `shared by ${n}`,
  points: 'Points',
  ofMax: (max: number) => `of ${max}`,
  noPoints: 'None yet',
  spread: 'Spread',
  range: (lowest: number, highest: number) =>
    lowest === highest ? `All ${lowest}` : `${lowest} to ${highest}`,
  oneReview: 'One review',
  noSpread: 'None yet',
  coverage: 'Reviews',
  reviewsOf: (reviews: number, judges: number) => `${reviews} of ${judges}`,
  reviews: 'What the judges wrote',
  yours: 'Your submission',
  certificate: 'Certificate',
  about: {
    track: 'Track:',
    team: 'Team:',
    place: 'Place:',
    showPicture: 'Open the picture',
    recused: 'Recused:',
  },
  others: 'Other entries',
  previous: 'Previous entry',
  next: 'Next entry',
  missing: {
    title: 'No such entry',
    text: (total: number) =>
      total === 1
        ? 'This contest has one entry. Check that the link was copied completely.'
        : `This contest has ${total} entries. Check that the link was copied completely.`,
    toContest: 'See the contest',
  },
} as const;
