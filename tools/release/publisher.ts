/** The scope of the published packages and the repository's address. `npm run rename` changes both in every file. */
export const publisher = { scope: '@org', repository: 'https://github.com/org/laurel' } as const;
