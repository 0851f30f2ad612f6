/** How a contest is called wherever it is named. */
export const contestNames = {
  states: { judging: 'Judging', closed: 'Closed', withdrawn: 'Withdrawn' },
  /** For a title of nothing that can be seen. */
  untitled: 'Untitled',
} as const;
