/** Words of the organizer's notes about a contest. */
export const englishNotes = {
  name: 'Notes from the organizer',
  /** The names of the regions, apart from that of the organizer's own. */
  regions: { notes: 'Notes', awards: 'Awards' },
  awards: {
    name: 'Awarded by the organizer',
    intro: 'The organizer decides about awards. They may differ from the ranking.',
    /** An entry that the contest does not have. */
    unknown: (n: number) => `Entry ${n}`,
  },
  showAssignments: 'Show who reviews what',
  showMore: 'Show more',
  assignments: (judges: number) =>
    judges === 1
      ? 'The organizer assigned entries to 1 judge.'
      : `The organizer assigned entries to ${judges} judges.`,
} as const;
