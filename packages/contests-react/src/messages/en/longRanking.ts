import { locale } from './locale.ts';

const figure = (n: number) => n.toLocaleString(locale);

/** Words over a ranking of hundreds of entries. */
export const longRankingTexts = {
  find: 'Find an entry',
  found: (n: number, total: number) => `${figure(n)} of ${figure(total)} entries`,
  showAll: (n: number) => `Show all ${figure(n)} entries`,
} as const;
