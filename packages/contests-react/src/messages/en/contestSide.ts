/** Messages of the column beside the ranking, and of what loads below the title: about the contest, criteria, judges, dates, prizes. */
export const englishContestSide = {
  about: { region: 'About the contest', name: 'About', more: 'More' },
  /** Below the time that is left, such as "5 days, 4 hours". */
  countdown: {
    /** While the chain has not reached the end of the phase. */
    soon: 'Any moment now',
    submissions: 'left to submit',
    admission: 'until judging starts',
    upcoming: 'until judging starts',
    judging: 'left to judge',
    revealing: 'left to reveal',
  },
  /** The line below the title. Not the names of the states, which are said above it. */
  phases: {
    submissions: 'Submit',
    admission: 'Admit',
    judging: 'Judge',
    revealing: 'Reveal',
    result: 'Result',
  },
  criteria: {
    name: 'Criteria',
    total: (points: number) => `${points} points in all`,
  },
  people: {
    organizer: 'Organizer',
    judges: 'Judges',
    judged: 'Judged by',
    intro: 'Only reviews signed by these addresses count.',
    you: 'you',
    showAll: (n: number) => `Show all ${n} judges`,
    reviewed: (reviewed: number, total: number) => `reviewed ${reviewed} of ${total}`,
    sealed: (sealed: number, total: number) => `sealed ${sealed} of ${total}`,
    lookAlike: 'Another judge’s address starts and ends the same. Compare the full address.',
    lookAlikeOrganizer: 'A judge’s address starts and ends the same. Compare the full address.',
  },
  dates: {
    name: 'Dates',
    submissionsUntil: 'Submissions until',
    opensAt: 'Judging from',
    closesAt: 'Judging until',
    revealUntil: 'Reveal until',
    sealed: 'Sealed: nobody can read a review before judging has ended.',
    /** One line per postponement, followed by the organizer's reason. `by` is the delay since the contest was started, such as "2 days". */
    postponed: {
      name: 'Postponements',
      submissionsUntil: (by: string) => `Submissions extended by ${by}:`,
      opensAt: (by: string) => `Start of judging postponed by ${by}:`,
      closesAt: (by: string) => `Judging extended by ${by}:`,
      revealUntil: (by: string) => `Revealing extended by ${by}:`,
    },
  },
  prizes: {
    name: 'Prizes and tracks',
    prizes: 'Prizes',
    tracks: 'Tracks',
    forTrack: (track: string) => `for ${track}`,
    /** Beside a prize or track: who won it. */
    wonBy: 'Won by',
  },
} as const;
