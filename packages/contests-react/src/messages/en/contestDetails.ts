/** Words of a contest’s phases, dates, entries and notices. */
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
  /** The time that matters beside the state; `relative` is "in 2 days", `at` a date and time. */
  when: {
    submissions: (relative: string, at: string) => `Submissions close ${relative}, ${at}`,
    admission: (relative: string, at: string) => `Judging starts ${relative}, ${at}`,
    upcoming: (relative: string, at: string) => `Judging starts ${relative}, ${at}`,
    judging: (relative: string, at: string) => `Judging ends ${relative}, ${at}`,
    revealing: (relative: string, at: string) => `Revealing ends ${relative}, ${at}`,
    closed: (relative: string, at: string) => `Judging ended ${relative}, ${at}`,
    withdrawn: (relative: string, at: string) => `Withdrawn by the organizer ${relative}, ${at}`,
  },
  /** The same beside the title, without what `countdown` says. */
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
    text: 'They can be read once they are revealed.',
  },
  submissions: {
    submit: 'Submit an entry',
    /** While submissions are open. */
    terms: 'By submitting an entry you agree that the organizer can admit it until judging ends.',
    pending: (n: number) =>
      n === 1
        ? '1 submission is waiting for the organizer.'
        : `${n} submissions are waiting for the organizer.`,
  },
} as const;
