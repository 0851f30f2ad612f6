/** What canonical JSON is made of. Numbers have to be safe integers or ordinary decimals: JSON has no others. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Half of a character, which no UTF-8 can write. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * JSON in its one canonical form: keys sorted, no space, so that the same value always gives the same bytes.
 *
 * @throws {TypeError} for numbers that JSON cannot hold, halves of characters, and whatever is no JSON
 * @see https://www.rfc-editor.org/rfc/rfc8785
 */
export function toCanonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join()}]`;
  if (typeof value === 'object' && value !== null) {
    // Sorting compares UTF-16 code units, as the RFC wants it.
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, member]) => `${toText(key)}:${toCanonicalJson(member)}`).join()}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`JSON has no ${value}.`);
  if (typeof value === 'string') return toText(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return JSON.stringify(value);
  throw new TypeError(`JSON has no ${typeof value}.`);
}

function toText(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new TypeError('JSON has no half characters.');
  return JSON.stringify(text);
}
