import type { Result } from '@org/contests';
import { useMemo } from 'react';
import type { ShownEntry } from '../contest/entryNames.ts';
import { useTexts } from '../provider/contests.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import type { ContestTexts } from './data/documentsQuery.ts';
import { nameEntries } from './nameEntries.ts';

/** The names of all numbered entries, for `EntryNames`. */
export function useEntryNamesR2(
  result: Result | undefined,
  texts: ContestTexts | undefined,
): (entry: string) => ShownEntry {
  const words = useTexts('contestNames', contestNamesTexts);
  const entries = result?.details?.entries;
  return useMemo(
    () => nameEntries(entries?.map(({ number }) => `${number}`) ?? [], texts?.entries, words),
    [entries, texts, words],
  );
}
