import { hasVisibleText, toLine } from '../contest/text.ts';
import { cutMiddle } from './cutMiddle.ts';
import { getEntryHref, shortenLink, showLink } from './links.ts';

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
