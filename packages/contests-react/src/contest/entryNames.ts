import type { Contest } from '@org/contests';
import { type EntryName, getEntryName } from '@org/contests/names';
import { createContext, useCallback, useContext } from 'react';
import { useTexts } from '../provider/contests.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';

/** An entry's name, the link to the project if the entry itself is not the link, and what its document says. */
export type ShownEntry = EntryName & {
  readonly link?: string;
  readonly about?: string;
  readonly track?: string;
};

/** Provides the names of numbered entries to its children. */
export const EntryNames = /* @__PURE__ */ createContext<((entry: string) => ShownEntry) | null>(null);

/** Names the entries of a contest: from the context, or by their links. */
export function useEntryNames({ entries }: Pick<Contest, 'entries'>): (entry: string) => ShownEntry {
  const words = useTexts('contestNames', contestNamesTexts);
  const byLink = useCallback((entry: string) => getEntryName(entry, entries, words), [entries, words]);
  return useContext(EntryNames) ?? byLink;
}
