import type { Former } from './draftStore.ts';

/** URL parsers remove segments of dots alone. */
const ID = /^(?!\.{1,2}$)[\w.~-]{1,128}$/;

/** Decodes the id of a draft; null if it is invalid. */
export function readDraftId(segment: string): string | null {
  try {
    const id = decodeURIComponent(segment);
    return ID.test(id) ? id : null;
  } catch {
    return null;
  }
}

/** One element of the list, possibly empty, with the comma after it. */
const ELEMENT = /[ \t]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(?:,|$)/y;
const VERSION = /^[\w-]{1,64}$/;

/**
 * The versions in an `If-Match` header: strong tags only, as weak ones never match. Null without a header, undefined if
 * it is malformed.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-match
 */
export function readIfMatch(header: string | null): Former | null | undefined {
  if (header === null || header === '*') return header;
  const versions: string[] = [];
  let tags = 0;
  ELEMENT.lastIndex = 0;
  while (ELEMENT.lastIndex < header.length) {
    const found = ELEMENT.exec(header);
    if (!found) return undefined;
    const [, weak, tag] = found;
    if (tag === undefined) continue;
    tags += 1;
    if (weak === undefined && VERSION.test(tag)) versions.push(tag);
  }
  return tags === 0 ? undefined : versions;
}

const MOST_LEVELS = 64;

/** Whether objects and arrays are nested too deeply. */
const isTooDeep = (text: string): boolean => {
  let level = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i];
    if (letter === '"') isInString = !isInString;
    else if (isInString) i += letter === '\\' ? 1 : 0;
    else if (letter === '{' || letter === '[') level += 1;
    else if (letter === '}' || letter === ']') level -= 1;
    if (level > MOST_LEVELS) return true;
  }
  return false;
};

/** The text of a JSON object exactly as sent; undefined for anything else. */
export function readContent(body: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (isTooDeep(text)) return undefined;
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? text : undefined;
  } catch {
    return undefined;
  }
}
