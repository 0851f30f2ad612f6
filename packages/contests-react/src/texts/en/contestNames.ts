/** Names of contest states, and fallbacks for missing names. */
export const contestNamesTexts = {
  states: { judging: 'Judging', closed: 'Closed', withdrawn: 'Withdrawn' },
  /** For a title without visible characters. */
  untitled: 'Untitled',
  /** For an entry without visible characters; `n` is its position in the contest. */
  entry: (n: number) => `Entry ${n}`,
} as const;
