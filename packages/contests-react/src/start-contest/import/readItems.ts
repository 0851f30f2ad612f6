import type { ImportKind } from './importKind.ts';
import { unwrapItem } from './unwrapItem.ts';

/** What was found in a cell or a line. */
export type Items = {
  /** Addresses or links, and next to an address whatever else was to be one; empty where there is none at all. */
  readonly items: readonly string[];
  /** Nothing stands there but these, with commas or spaces between them. */
  readonly isPlain: boolean;
};

const NOTHING: Items = { items: [], isPlain: false };

/** Reads what people write on one line: an item in any of its usual forms, or several beside each other. */
export const readItems = (text: string, kind: ImportKind): Items =>
  kind === 'judges' ? readAddresses(text) : readLinks(text);

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const LINK = /^https?:\/\/[^\s/]+\S*$/i;
/** Whatever begins like an address, or is a name that stands for one between two commas. */
const ADDRESS_LIKE = /(?<![\p{L}\p{N}])0x[\p{L}\p{N}]+|(?<=^|[,;|]\s?)[^\s@:/,;|]+\.eth(?=\s?[,;|]|$)/giu;
/** An explorer's page of an address; its other pages are about something else. */
const EXPLORER_PAGE = /^https?:\/\/[^\s?#]*\/address\/(0x[0-9a-f]{40})(?![\p{L}\p{N}])/iu;
const SEPARATORS = /^[\s,;|]*$/;

const readAddresses = (text: string): Items => {
  const items = text.split(/(?<=[\s,;|])(?=<?https?:\/\/|0x)/i).flatMap(readPart);
  if (!items.some((item) => ADDRESS.test(item))) return NOTHING;
  return { items, isPlain: SEPARATORS.test(text.replaceAll(ADDRESS_LIKE, '')) };
};

/** A link to an explorer's page, or whatever else a part of a line says. */
const readPart = (part: string): readonly string[] => {
  const bare = unwrapItem(withoutSeparators(part));
  if (!LINK.test(bare)) return Array.from(part.matchAll(ADDRESS_LIKE), ([found]) => toAddress(found));
  const address = EXPLORER_PAGE.exec(bare)?.[1];
  return [address === undefined ? bare : toAddress(address)];
};

/** Some programs write the sign of a hexadecimal number in upper case. */
const toAddress = (text: string): string => text.replace(/^0X/, '0x');

const readLinks = (text: string): Items => {
  const bare = unwrapItem(text);
  const items = bare
    .split(/(?<=[\s,;|])(?=<?https?:\/\/)/i)
    .map((part) => unwrapItem(withoutSeparators(part)));
  return items.every((item) => LINK.test(item)) ? { items, isPlain: bare === text } : NOTHING;
};

/** By hand: a regular expression takes the square of the time for a long run of spaces. */
const withoutSeparators = (text: string): string => {
  let end = text.length;
  while (end > 0 && /[\s,;|]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
};
