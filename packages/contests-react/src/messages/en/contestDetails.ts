/** Messages of a contest’s phases, dates, entries and notices. */
export const englishContestDetails = {
  states: {
    submissions: 'Submissions open',
    admission: 'Admission',
    upcoming: 'Upcoming',
    judging: 'Judging',
    revealing: 'Revealing',
    closed: 'Closed',
    withdrawn: 'Withdrawn',
  },
  /** The time that matters beside the state; `at` is a date and time. */
  at: {
    submissions: (at: string) => `until ${at}`,
    admission: (at: string) => `Judging starts ${at}`,
    upcoming: (at: string) => `Judging starts ${at}`,
    judging: (at: string) => `until ${at}`,
    revealing: (at: string) => `until ${at}`,
    closed: (at: string) => `since ${at}`,
    withdrawn: (at: string) => `since ${at}`,
  },
  sealed: {
    count: (n: number) => (n === 1 ? '1 sealed review' : `${n} sealed reviews`),
    text: (n: number) =>
      n === 1
        ? '1 sealed review can be read once it is revealed.'
        : `${n} sealed reviews can be read once they are revealed.`,
  },
  submissions: {
    submit: 'Submit an entry',
    own: 'Open your entry',
  },
} as const;
