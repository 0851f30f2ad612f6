/** Messages of the organizer's notes about a contest. */
export const englishNotes = {
  name: 'Notes from the organizer',
  /** The name of the region, apart from that of the organizer's own. */
  region: 'Notes',
} as const;
