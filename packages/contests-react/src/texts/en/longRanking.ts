/** Words over a ranking of hundreds of entries. */
export const longRankingTexts = {
  find: 'Find an entry',
  found: (n: number, total: number) => `${n} of ${total} entries`,
  showAll: (n: number) => `Show all ${n} entries`,
} as const;
