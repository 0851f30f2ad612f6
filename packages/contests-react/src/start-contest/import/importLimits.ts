/** What is read at once. No contest can hold nearly as much; beyond it, it is another file than was meant. */
export const IMPORT_LIMITS = { bytes: 1_000_000, lines: 5_000 } as const;
