import type { ImportKind } from './importReading.ts';

/** What was found in a cell or a line. */
export type Items = {
  /** Addresses or links, and next to an address whatever else was to be one; empty where there is none at all. */
  readonly items: readonly string[];
  /** Nothing stands there but these, with commas or spaces between them. */
  readonly isPlain: boolean;
};

const NOTHING: Items = { items: [], isPlain: false };

/** Reads what people write on one line: an item in any of its usual forms, or several beside each other. */
export function readItems(text: string, kind: ImportKind): Items {
  return kind === 'judges' ? readAddresses(text) : readLinks(text);
}

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

/** The sign before an item of a list: `-`, `*`, `1.`, `(2)`, `- [ ]`. */
const LIST_SIGN = /^(?:[-*+•‣▪–—]|\(?\d{1,4}[.):]|\[[ x]\])\s+/i;
/** What the link after it is called: `Lamp: https://…`, `Lamp - https://…`. */
const LABEL = /^[^:/[\]<>]{1,100}?(?::| [-–—])\s+(?=<?https?:\/\/)/i;
const PAIRS: Readonly<Record<string, string>> = {
  '<': '>',
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '‘': '’',
};
/** A sign, a box to tick, a label, a link's text, brackets; nobody wraps more around an item. */
const MOST_WRAPPINGS = 6;

/** Strips list markers, labels, quotes and brackets from an item. */
export function unwrapItem(text: string): string {
  let bare = text;
  for (let count = 0; count < MOST_WRAPPINGS; count++) {
    const inner = unwrapOnce(bare);
    if (inner === bare) break;
    bare = inner;
  }
  return bare;
}

const unwrapOnce = (text: string): string => {
  if (PAIRS[text.charAt(0)] === text.slice(-1) && text.length > 2) return text.slice(1, -1).trim();
  return withoutLinkText(text.replace(LIST_SIGN, '').replace(LABEL, ''));
};

/** The link of one that Markdown writes: `[Lamp](https://…)`. */
const withoutLinkText = (text: string): string => {
  const middle = text.lastIndexOf('](');
  return text.startsWith('[') && text.endsWith(')') && middle > 0 ? text.slice(middle + 2, -1).trim() : text;
};

/**
 * 3: what is looked for. 2: it stands in there, among something else. 1: what somebody may have meant by it. 0: something
 * else.
 */
export type CellMark = 0 | 1 | 2 | 3;

const ADDRESS_MEANT = /^0x[0-9a-f]+$/i;
const ENS_NAME = /^[^\s@:/]+\.[a-z]{2,}$/i;
const LINK_MEANT = /^[a-z][a-z0-9+.-]*:\/\/|^[\w-]+(\.[\w-]+)+(\/|$)/i;

/** Scores a cell, to choose a table's column. */
export function judgeCell(cell: string, kind: ImportKind): CellMark {
  if (cell === '') return 0;
  const { items, isPlain } = readItems(cell, kind);
  if (items.length > 0) return isPlain ? 3 : 2;
  if (kind === 'judges') return ADDRESS_MEANT.test(cell) || isEnsName(cell) ? 1 : 0;
  return LINK_MEANT.test(cell) ? 1 : 0;
}

/** A name like `ada.eth`, which stands for an address that may be another one tomorrow. */
export function isEnsName(cell: string): boolean {
  return ENS_NAME.test(cell);
}

/** What a second column holds that nobody has written into a link: `Lamp`. */
const NAME = /^\p{Lu}\p{L}+$/u;

/** A line that says something, with its cells if it were a row. */
export type SplitLine = { readonly text: string; readonly cells: readonly string[] };

/**
 * Whether lines are links with commas or semicolons in them, not rows of a table: cut there, another page would be
 * judged.
 */
export function areWholeLinks(lines: readonly SplitLine[], kind: ImportKind): boolean {
  return kind === 'entries' && lines.every(isLink) && lines.some((line) => !isLinkWithName(line));
}

/** `https://…,Lamp`, which could be one link and is none. */
export function isLinkWithName({ cells }: SplitLine): boolean {
  return cells.slice(1).every((cell) => cell === '' || NAME.test(cell));
}

const isLink = ({ text }: SplitLine): boolean => {
  const { items, isPlain } = readItems(text, 'entries');
  return isPlain && items.length === 1 && items[0] === text;
};
