import type { EntryName } from '@org/contests/names';
import { createContext, useCallback, useContext } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import { contestNamesTexts } from '../../messages/en/contest.ts';

/** An entry's name, the link to the project, and what its document says. */
export type ShownEntry = EntryName & {
  /** Empty without one. */
  readonly link: string;
  readonly about?: string;
  readonly track?: string;
};

/** Provides the names of numbered entries to its children. */
export const EntryNames = /* @__PURE__ */ createContext<((entry: string) => ShownEntry) | null>(null);

/** Names the entries of a contest: from the context, else by their numbers. */
export function useEntryNames(): (entry: string) => ShownEntry {
  const words = useTexts('contestNames', contestNamesTexts);
  const byNumber = useCallback(
    (entry: string): ShownEntry => {
      const name = words.entry(Number(entry));
      return { name, host: undefined, whole: name, link: '' };
    },
    [words],
  );
  return useContext(EntryNames) ?? byNumber;
}
