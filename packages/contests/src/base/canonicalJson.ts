/** A JSON value. Numbers must be finite. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A lone surrogate, which UTF-8 cannot encode. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * JSON in its canonical form: keys sorted, no whitespace. Equal values have equal bytes.
 *
 * @throws {TypeError} for NaN and infinities, lone surrogates, and values that are not JSON
 * @example
 * ```ts
 * import { toCanonicalJson } from '@org/contests';
 * toCanonicalJson({ b: 1, a: [true] }); // {"a":[true],"b":1}
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc8785
 */
export function toCanonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join()}]`;
  if (typeof value === 'object' && value !== null) {
    // Compares UTF-16 code units, as the RFC requires.
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, member]) => `${toText(key)}:${toCanonicalJson(member)}`).join()}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new TypeError(`JSON cannot represent ${value}.`);
  if (typeof value === 'string') return toText(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return JSON.stringify(value);
  throw new TypeError(`JSON cannot represent values of type ${typeof value}.`);
}

function toText(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new TypeError('JSON cannot represent lone surrogates.');
  return JSON.stringify(text);
}
