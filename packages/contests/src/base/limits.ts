/** The limits for writing. Texts are counted in characters (code points). */
export const LIMITS = {
  titleCharacters: 200,
  judges: 100,
  entries: 200,
  entryCharacters: 500,
} as const;
