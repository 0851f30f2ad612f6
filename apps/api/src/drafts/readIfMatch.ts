import type { Former } from './draftStore.ts';

/** One element of the list, which may be empty, with the comma after it. */
const ELEMENT = /[ \t]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(?:,|$)/y;
const VERSION = /^[\w-]{1,64}$/;

/**
 * The versions that a header `If-Match` names: strong tags alone, as a weak one never matches. Null where there is no
 * header, undefined for one that is against the grammar.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-match
 */
export const readIfMatch = (header: string | null): Former | null | undefined => {
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
};
