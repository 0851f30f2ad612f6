import { hasVisibleText, toLine } from '../contest/text.ts';
import type { EntryDocument } from './contestDocument.ts';
import { getEntryHref, shortenLink, showLink } from './links.ts';

/** In characters. */
const LONGEST_NAMES = 80;

/** How a page, a feed or a picture names an entry. */
export type EntryName = {
  /** No other entry of the contest has the same name. */
  readonly name: string;
  /** The link's host as the URL parser gives it; undefined if the name contains it, and for plain text. */
  readonly host: string | undefined;
  /** The whole entry, as `showLink` shows it. */
  readonly whole: string;
};

/** The messages for names that a link does not give; `n` is the entry's position in the contest, from 1. */
export type EntryNameMessages = {
  /** For an entry without visible characters: `Entry 3`. */
  readonly entry: (n: number) => string;
  /** For entries whose links look the same: `kiln (entry 3)`. */
  readonly alike: (name: string, n: number) => string;
};

/** An entry's name, and the link to its project. */
export type NumberedEntryName = EntryName & { readonly link: string };

/**
 * Names the entries of a contest by their documents; those without one by their numbers. Entries whose names
 * look the same get their numbers.
 *
 * @param documents the documents by entry number, as far as they can be had
 * @example
 * ```ts
 * import { nameNumberedEntries } from '@org/contests/names';
 *
 * const messages = { entry: (n: number) => `Entry ${n}`, alike: (name: string, n: number) => `${name} (entry ${n})` };
 * const getName = nameNumberedEntries(['1', '2'], documents, messages);
 * console.log(getName('1').name);
 * ```
 */
export function nameNumberedEntries(
  numbers: readonly string[],
  documents: ReadonlyMap<string, Pick<EntryDocument, 'name' | 'link'>> | undefined,
  messages: EntryNameMessages,
): (entry: string) => NumberedEntryName {
  const rows = numbers.map((entry) => {
    const document = documents?.get(entry);
    const given =
      document && hasVisibleText(document.name) ? toLine(document.name, Number.POSITIVE_INFINITY) : '';
    return {
      entry,
      link: document?.link ?? '',
      text: cutMiddle(given, LONGEST_NAMES) || messages.entry(Number(entry)),
    };
  });
  const numbered = new Set<(typeof rows)[number]>();
  const getShown = (row: (typeof rows)[number]) =>
    numbered.has(row) ? messages.alike(row.text, Number(row.entry)) : row.text;
  // An entry may be called what another one is called with its number: it gets its own number too.
  for (let before = -1; before < numbered.size; ) {
    before = numbered.size;
    for (const row of findSimilarTexts(rows, getShown)) numbered.add(row);
  }
  const names = new Map(
    rows.map((row): [string, NumberedEntryName] => {
      const { entry, link } = row;
      const name = getShown(row);
      return [entry, { name, host: getEntryHost(link), whole: link ? showLink(link) : name, link }];
    }),
  );
  return (entry) =>
    names.get(entry) ?? { name: messages.entry(Number(entry)), host: undefined, whole: entry, link: '' };
}

/** Accents, white space and invisible characters. */
const UNSEEN = /[\p{C}\p{DI}\p{M}\p{Z}\s\u2800]/gu;

/** Cyrillic and Greek letters, and the Latin letters that they look like. */
const FOREIGN = 'аеорсхуіјѕԁһԛԝмнктвгαορνικτυχγηω';
const LATIN = 'aeopcxyijsdhqwmhktbraopviktuxynw';

const toLatin = (letter: string): string => {
  const lower = letter.toLowerCase();
  const latin = LATIN[FOREIGN.indexOf(lower)] ?? letter;
  return letter === lower ? latin : latin.toUpperCase();
};

/**
 * The items whose text looks like another item's: equal except for case, width, accents, white space, invisible
 * characters, kinds of dashes and quotation marks, or letters such as I, l and 1, or Latin a and Cyrillic а.
 *
 * @example
 * ```ts
 * import { findSimilarTexts } from '@org/contests/names';
 *
 * findSimilarTexts(['paypal', 'paypaI', 'kiln'], (name) => name); // Set { 'paypal', 'paypaI' }
 * ```
 */
export function findSimilarTexts<Item>(
  items: readonly Item[],
  getText: (item: Item) => string,
): ReadonlySet<Item> {
  const byKey = new Map<string, Set<Item>>();
  for (const item of items) {
    const text = getText(item)
      .normalize('NFKD')
      .replace(UNSEEN, '')
      .replace(/[\u0370-\u052f]/g, toLatin)
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/[\p{Pi}\p{Pf}"`\u2032]/gu, "'");
    // In lower case, I looks like i.
    for (const each of [text, text.toLowerCase()]) {
      const key = each
        .replace(/[Il1|]/g, 'l')
        .replace(/0/g, 'o')
        .toLowerCase();
      byKey.set(key, (byKey.get(key) ?? new Set<Item>()).add(item));
    }
  }
  return new Set([...byKey.values()].filter(({ size }) => size > 1).flatMap((alike) => [...alike]));
}

/**
 * Cuts out the middle of a text, since its beginning and its end tell most: `accelerated-…-gateway`.
 *
 * @example
 * ```ts
 * import { cutMiddle } from '@org/contests/names';
 * cutMiddle('accelerated-payments-gateway', 20); // the beginning, an ellipsis and the end
 * ```
 */
export function cutMiddle(text: string, mostCharacters: number): string {
  // Bounds the work for very long texts.
  const side = mostCharacters * 2;
  const characters = [...(text.length > 2 * side ? text.slice(0, side) + text.slice(-side) : text)];
  if (characters.length <= mostCharacters) return text;
  const half = (mostCharacters - 1) / 2;
  const end = characters.slice(-Math.floor(half)).join('');
  return `${characters.slice(0, Math.ceil(half)).join('')}…${end.replace(/^\p{M}+/u, '')}`;
}

/** `hasHost`: the text begins with the link's host. */
export type PossibleName = { readonly text: string; readonly hasHost?: boolean };

/** In characters. */
const LONGEST = 48;
/** A hostile path has thousands of segments. */
const MOST_PARTS = 8;

const INDEX = /^(index|default)\.[a-z]{2,5}$/i;
/** Segments that don't name a project. */
const PLAIN = /^(-|tree|blob|raw|src|main|master|head|trunk|edit|view|watch|share|home|readme(\.\w+)?)$/i;
/** The name of a branch follows. */
const BEFORE_BRANCH = /^(tree|blob|raw|src)$/i;

/** The entry's possible names, the shortest first and the whole entry last; empty if nothing of it is visible. */
export function listEntryNames(entry: string): readonly PossibleName[] {
  if (!hasVisibleText(entry)) return [];
  const host = getEntryHost(entry);
  const names = host === undefined ? [{ text: clean(entry) }] : listLinkNames(entry, host);
  const whole = { text: showLink(entry), hasHost: true };
  return [...names.map((name) => ({ ...name, text: cutMiddle(name.text, LONGEST) })), whole].filter(
    ({ text }, index, all) => text !== '' && all.findIndex((other) => other.text === text) === index,
  );
}

/** The link's host, in punycode if it is not ASCII; undefined for plain text. */
export function getEntryHost(entry: string): string | undefined {
  const href = getEntryHref(entry);
  return href && cutMiddle(new URL(href).host.replace(/^www\./, ''), LONGEST);
}

const listLinkNames = (link: string, host: string): readonly PossibleName[] => {
  const { pathname, search, hash } = new URL(link);
  const all = pathname
    .split('/')
    .map(readPart)
    .filter((part) => part !== '' && !INDEX.test(part));
  const telling = all.filter((part, index) => !PLAIN.test(part) && !isBranch(all, index));
  const parts = (telling.length > 0 ? telling : all).slice(-MOST_PARTS);
  const rest = clean(decode(search + hash));
  const lastAndRest = (parts.at(-1) ?? '') + rest;
  const ends = parts.map((_, index) => ({ text: parts.slice(-index - 1).join('/') }));
  const isRestNeeded = telling.length === 0 && rest !== '';
  return [
    ...(isRestNeeded ? [{ text: lastAndRest }] : ends),
    { text: [host, ...parts].join('/') + (isRestNeeded ? rest : ''), hasHost: true },
    ...(parts.length > 0 ? [{ text: lastAndRest }] : []),
    { text: clean(shortenLink(link)), hasHost: true },
  ];
};

const isBranch = (parts: readonly string[], index: number): boolean =>
  BEFORE_BRANCH.test(parts[index - 1] ?? '') && parts.slice(0, index).some((part) => !PLAIN.test(part));

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const clean = (text: string): string => toLine(text, Number.POSITIVE_INFINITY);

/** A segment of a path for display; empty if it has no visible characters. */
const readPart = (segment: string): string => {
  const part = clean(decode(segment));
  // A slash inside a segment would look like two segments.
  return isImitation(part) ? segment : part.replace(/[/?#\\]/g, encodeURIComponent);
};

/** Words of letters that look like Latin ones stay encoded, as in hosts: mixed alphabets, or such letters only. */
const isImitation = (text: string): boolean =>
  (/\p{sc=Latin}/u.test(text) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(text)) ||
  /^(?=.*\p{L})[асԁеһіјӏорԛѕԝхуαορν\P{L}]+$/iu.test(text);
