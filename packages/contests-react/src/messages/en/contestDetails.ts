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
