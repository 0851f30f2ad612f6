import type { ImportKind } from './importReading.ts';

/** The items found in a cell or a line. */
export type Items = {
  /** Addresses or links, and invalid addresses beside a valid one; empty if there are no items. */
  readonly items: readonly string[];
  /** Only commas and spaces stand between the items. */
  readonly isPlain: boolean;
};

const NOTHING: Items = { items: [], isPlain: false };

/** Reads one line: an item in any of its usual forms, or several items. */
export function readItems(text: string, kind: ImportKind): Items {
  return kind === 'judges' ? readAddresses(text) : readLinks(text);
}

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const LINK = /^https?:\/\/[^\s/]+\S*$/i;
/** Text that begins like an address, or a name such as `ada.eth` between commas. */
const ADDRESS_LIKE = /(?<![\p{L}\p{N}])0x[\p{L}\p{N}]+|(?<=^|[,;|]\s?)[^\s@:/,;|]+\.eth(?=\s?[,;|]|$)/giu;
/** An explorer's page about an address; its other pages do not identify an account. */
const EXPLORER_PAGE = /^https?:\/\/[^\s?#]*\/address\/(0x[0-9a-f]{40})(?![\p{L}\p{N}])/iu;
const SEPARATORS = /^[\s,;|]*$/;

const readAddresses = (text: string): Items => {
  const items = text.split(/(?<=[\s,;|])(?=<?https?:\/\/|0x)/i).flatMap(readPart);
  if (!items.some((item) => ADDRESS.test(item) || OWN_ENS_NAME.test(item))) return NOTHING;
  return { items, isPlain: SEPARATORS.test(text.replaceAll(ADDRESS_LIKE, '')) };
};

/** The address in a link to an explorer, or the text unchanged. */
const readPart = (part: string): readonly string[] => {
  const bare = unwrapItem(withoutSeparators(part));
  if (!LINK.test(bare)) return Array.from(part.matchAll(ADDRESS_LIKE), ([found]) => toAddress(found));
  const address = EXPLORER_PAGE.exec(bare)?.[1];
  return [address === undefined ? bare : toAddress(address)];
};

/** Some programs write the prefix `0X` in upper case. */
const toAddress = (text: string): string => text.replace(/^0X/, '0x');

const readLinks = (text: string): Items => {
  const bare = unwrapItem(text);
  const items = bare
    .split(/(?<=[\s,;|])(?=<?https?:\/\/)/i)
    .map((part) => unwrapItem(withoutSeparators(part)));
  return items.every((item) => LINK.test(item)) ? { items, isPlain: bare === text } : NOTHING;
};

/** Not a regular expression: that takes quadratic time for long runs of spaces. */
const withoutSeparators = (text: string): string => {
  let end = text.length;
  while (end > 0 && /[\s,;|]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
};

/** The marker before a list item: `-`, `*`, `1.`, `(2)`, `- [ ]`. */
const LIST_SIGN = /^(?:[-*+•‣▪–—]|\(?\d{1,4}[.):]|\[[ x]\])\s+/i;
/** The label before a link: `Lamp: https://…`, `Lamp - https://…`. */
const LABEL = /^[^:/[\]<>]{1,100}?(?::| [-–—])\s+(?=<?https?:\/\/)/i;
const PAIRS: Readonly<Record<string, string>> = {
  '<': '>',
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '‘': '’',
};
/** A marker, a checkbox, a label, a link's text, brackets: the most that surrounds an item. */
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

/** The URL of a Markdown link: `[Lamp](https://…)`. */
const withoutLinkText = (text: string): string => {
  const middle = text.lastIndexOf('](');
  return text.startsWith('[') && text.endsWith(')') && middle > 0 ? text.slice(middle + 2, -1).trim() : text;
};

/** 3: an item. 2: contains an item beside other text. 1: maybe meant as an item. 0: other text. */
export type CellMark = 0 | 1 | 2 | 3;

const ADDRESS_MEANT = /^0x[0-9a-f]+$/i;
/** A name of ENS itself: a name of DNS such as `ada.example.org`, which ENS has too, is more often a website. */
const OWN_ENS_NAME = /^[^\s@:/]+\.eth$/i;
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

/** A name like `ada.eth`, whose address may change. */
export function isEnsName(cell: string): boolean {
  return ENS_NAME.test(cell);
}

/** A cell of a second column that cannot be part of a link: `Lamp`. */
const NAME = /^\p{Lu}\p{L}+$/u;

/** A line that is not blank, with its cells if it is a row. */
export type SplitLine = { readonly text: string; readonly cells: readonly string[] };

/**
 * True if lines are links that contain commas or semicolons, not rows of a table: splitting them would change the
 * links.
 */
export function areWholeLinks(lines: readonly SplitLine[], kind: ImportKind): boolean {
  return kind === 'entries' && lines.every(isLink) && lines.some((line) => !isLinkWithName(line));
}

/** `https://…,Lamp`: parses as one link but is a link and a name. */
export function isLinkWithName({ cells }: SplitLine): boolean {
  return cells.slice(1).every((cell) => cell === '' || NAME.test(cell));
}

const isLink = ({ text }: SplitLine): boolean => {
  const { items, isPlain } = readItems(text, 'entries');
  return isPlain && items.length === 1 && items[0] === text;
};

const MOST_LABEL = 100;

/** The name beside an item: `Lamp: https://…`, `[Lamp](https://…)`, `Ada (0x…)`. Empty if there is none. */
export function findLabel(line: string, item: string): string {
  const at = line.toLowerCase().indexOf(item.toLowerCase());
  if (at === -1 || line.length > item.length + 2 * MOST_LABEL) return '';
  const before = line.slice(0, at).replace(LIST_SIGN, '');
  const text = `${before} ${line.slice(at + item.length)}`
    .replace(LIST_SIGN, '')
    .replace(/[[\]()<>"'`“”‘’,;|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:–—-]+|[\s:–—-]+$/g, '');
  // Prefixes such as `eip155:8453`, links around an address, and e-mail addresses are no names.
  return /\p{L}/u.test(text) &&
    !/[@/]|\w:\w|0x[0-9a-f]{6}|^(ethereum|base|eth)$/i.test(text) &&
    text.length <= MOST_LABEL
    ? text
    : '';
}
