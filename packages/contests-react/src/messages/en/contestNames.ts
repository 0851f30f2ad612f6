/** Names of entries, and fallbacks for missing names. */
export const contestNamesTexts = {
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
