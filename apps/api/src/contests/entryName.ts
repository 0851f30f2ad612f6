import { type Contest, type Result, toLine } from '@org/contests';
import { getEntryName, nameNumberedEntries } from '@org/contests/names';
import type { EntryDocument } from '@org/contests/r2';
import { words } from '../words.ts';

/** Longer than any name but a whole link, which only look-alike entries need. */
const NAME_CHARACTERS = 120;

/** An entry's name as on its contest's pages, on one line. */
export function nameEntry(entry: string, entries: readonly string[]): string {
  return shorten(getEntryName(entry, entries, words.entryNames).name);
}

/** Names the entries of a version 2 contest as its pages do, by the documents in the order of their numbers. */
export function nameNumbered(documents: readonly (EntryDocument | null)[]): (entry: string) => string {
  const numbers = documents.map((_, index) => `${index + 1}`);
  const byNumber = new Map(
    documents.flatMap((document, index) => (document ? [[`${index + 1}`, document] as const] : [])),
  );
  const getName = nameNumberedEntries(numbers, byNumber, words.entryNames);
  return (entry) => shorten(getName(entry).name);
}

/** All entries with a page, in the order of their pages: in version 2, also those that stand no longer. */
export const listNumberedEntries = ({ contest, details }: Pick<Result, 'contest' | 'details'>) =>
  details?.entries.map(({ number }) => `${number}`) ?? contest.entries;

/** The number in the address of an entry's page, from 1. */
export const numberOf = ({ rule, entries }: Contest, entry: string): number =>
  rule === 'R2' ? Number(entry) : entries.indexOf(entry) + 1;

const shorten = (name: string): string => toLine(name, NAME_CHARACTERS) || words.unnamed;
