import { type EntryDocument, type Result, toLine } from '@org/contests';
import { nameNumberedEntries } from '@org/contests/names';
import { words } from '../base/words.ts';

/** Longer than any name but a whole link, which only look-alike entries need. */
const NAME_CHARACTERS = 120;

/** Names the entries of a contest as its pages do, on one line, by the documents in the order of their numbers. */
export function nameNumbered(documents: readonly (EntryDocument | null)[]): (entry: string) => string {
  const numbers = documents.map((_, index) => `${index + 1}`);
  const byNumber = new Map(
    documents.flatMap((document, index) => (document ? [[`${index + 1}`, document] as const] : [])),
  );
  const getName = nameNumberedEntries(numbers, byNumber, words.entryNames);
  return (entry) => shorten(getName(entry).name);
}

/** All entries that have a page, in the order of their numbers, including withdrawn and disqualified ones. */
export const listNumberedEntries = ({ details }: Pick<Result, 'details'>) =>
  details.entries.map(({ number }) => `${number}`);

const shorten = (name: string): string => toLine(name, NAME_CHARACTERS) || words.unnamed;
