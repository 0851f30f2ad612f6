import type { ContestEntry } from '@org/contests';
import { nameNumberedEntries } from '@org/contests/names';
import { useMemo } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import type { ContestTexts } from '../../data/reading/contestAnswer.ts';
import { contestNamesTexts } from '../../messages/en/contest.ts';
import type { ShownEntry } from './entryNames.ts';

/** The names of all numbered entries, for `EntryNames`. */
export function useEntryNaming(
  result: { readonly details: { readonly entries: readonly Pick<ContestEntry, 'number'>[] } } | undefined,
  texts: ContestTexts | undefined,
): (entry: string) => ShownEntry {
  const words = useTexts('contestNames', contestNamesTexts);
  const entries = result?.details.entries;
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
