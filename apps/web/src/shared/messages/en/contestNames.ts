/** How a contest is called wherever it is named. */
export const contestNames = {
  states: { judging: 'Judging', closed: 'Closed', withdrawn: 'Withdrawn' },
  /** For a title of nothing that can be seen. */
  untitled: 'Untitled',
  /** For an entry of nothing that can be seen; `n` is its place in the contest's list. */
  entry: (n: number) => `Entry ${n}`,
} as const;
