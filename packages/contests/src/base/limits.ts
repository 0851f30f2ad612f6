/** The limits for writing a contest, its start and the acts after it together. Texts are counted in characters (code points). */
export const LIMITS = {
  titleCharacters: 200,
  judges: 500,
  entries: 1_000,
  entryCharacters: 500,
} as const;
