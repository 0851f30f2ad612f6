/** What canonical JSON is made of. Numbers have to be safe integers or ordinary decimals: JSON has no others. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * JSON in its one canonical form: keys sorted, no space, so that the same value always gives the same bytes.
 *
 * @throws {TypeError} for numbers that JSON cannot hold
 * @see https://www.rfc-editor.org/rfc/rfc8785
 */
export function toCanonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join()}]`;
  if (typeof value === 'object' && value !== null) {
    // Sorting compares UTF-16 code units, as the RFC wants it.
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${toCanonicalJson(member)}`).join()}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`JSON has no ${value}.`);
  return JSON.stringify(value);
}
