import { nameNumberedEntries } from '@org/contests/names';
import type { EntryR2 } from '@org/contests/r2';
import { useMemo } from 'react';
import type { ShownEntry } from '../contest/entryNames.ts';
import { useTexts } from '../provider/contests.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import type { ContestTexts } from './data/contestTexts.ts';

/** The names of all numbered entries, for `EntryNames`. */
export function useEntryNamesR2(
  result: { readonly details?: { readonly entries: readonly Pick<EntryR2, 'number'>[] } } | undefined,
  texts: ContestTexts | undefined,
): (entry: string) => ShownEntry {
  const words = useTexts('contestNames', contestNamesTexts);
  const entries = result?.details?.entries;
  return useMemo(() => {
    const getName = nameNumberedEntries(
      entries?.map(({ number }) => `${number}`) ?? [],
      texts?.entries,
      words,
    );
    const tracks = texts?.document.status === 'read' ? texts.document.document.tracks : [];
    return (entry: string): ShownEntry => {
      const name = getName(entry);
      const document = texts?.entries.get(entry);
      if (!document) return name;
      return { ...name, about: document.about, track: tracks[document.track - 1]?.name ?? '' };
    };
  }, [entries, texts, words]);
}
