/** Names of entries, and fallbacks for missing names. */
export const englishContestNames = {
  /** For a title without visible characters. */
  untitled: 'Untitled',
  /** For an entry without visible characters; `n` is its position in the contest. */
  entry: (n: number) => `Entry ${n}`,
  /** For entries whose links look the same. */
  alike: (name: string, n: number) => `${name} (entry ${n})`,
  /** Read out for the link to an entry's page, whose text is the short name. */
  entryLink: (name: string, whole: string) => `${name}, ${whole}`,
  /** The link to the project itself. */
  openProject: 'Open project',
} as const;

const reviewsOf = (n: number) => (n === 1 ? 'review' : 'reviews');

/** Messages of the contest page. */
export const englishContest = {
  loading: 'Loading the contest',
  reading: (n: number) => `Reading ${n} ${reviewsOf(n)}`,
  share: 'Share',
  wholeTitle: 'Show all',

  /** Adds the dates to a calendar. */
  follow: 'Follow',
  /** Read out after it. */
  followAbout: 'Adds the dates to your calendar',
  seeWinner: 'See who won',
  /** In its place until the result is final. */
  seeResult: 'See the result',
  /** Under the title of a closed contest. */
  winners: 'Result',

  /** The table before the first review. */
  entries: {
    name: 'Entries',
    intro: 'Nobody has reviewed an entry yet.',
    introFinal: 'Nobody reviewed an entry.',
    /** Before judging opens. */
    introBefore: 'Judging has not started yet.',
    introSealed: 'The reviews are sealed. The ranking starts once they are revealed.',
  },

  ranking: {
    name: 'Ranking',
    intro: (max: number) => `Entries are ranked by their mean points, 0 to ${max}.`,
    rank: 'Rank',
    entry: 'Entry',
    points: 'Points',
    reviews: 'Reviews',
    more: 'More',
    /** Beside an entry of a closed contest with fewer reviews than the organizer wants. */
    fewer: (n: number) => `fewer than ${n} ${reviewsOf(n)}`,
    coverage: (reviews: number, judges: number) => `${reviews} of ${judges}`,
    /** Sealed reviews, which nobody can read yet. */
    sealed: (sealed: number, possible: number) => `${sealed} of ${possible} sealed`,
    /** Follows "2 of 3" where no column heading names the unit. */
    reviewsOf,
    show: (entry: string) => `Show the reviews of ${entry}`,
    hide: (entry: string) => `Hide the reviews of ${entry}`,
    loading: 'Loading the reviews',
    failed: 'The reviews could not be loaded. Check your connection.',
  },

  act: {
    /** For visitors without a wallet. */
    asJudge: 'Review as a judge',
    failed: 'The form could not be loaded. Check your connection.',
  },

  /** The button where a part of the page could not be loaded. */
  loadRest: 'Load the rest of the page',
};

/**
 * Words about the criteria of a contest. The classic six have names here, and sentences in `reviewForm`; other criteria are shown
 * with the labels of their contest.
 */
export const englishCriteria = {
  presentation: 'Presentation',
  potentialImpact: 'Potential impact',
  creativity: 'Creativity',
  difficulty: 'Difficulty',
  openSource: 'Open source',
  documentation: 'Documentation',
  /** For a criterion whose label could not be read; `n` is its place. */
  unnamed: (n: number) => `Criterion ${n}`,
  points: (max: number) => `0 to ${max} points`,
  weight: (weight: number) => `counts ${weight} times`,
  /** For a criterion that an entry meets or not. */
  worth: (points: number) => `+${points}`,
  anchor: (points: number) => (points === 1 ? '1 point' : `${points} points`),
};
