import { checksumAddress } from '../base/address.ts';
import { countCharacters, hasVisibleText } from './text.ts';

/** Scans store a time in 32 bits: a contest that ends later would look altered in every scan. */
export const LAST_SECOND = 2n ** 31n - 2n;

/** A fault of a text. `length` and `max` count characters. */
export type TextFault =
  | { readonly code: 'required' }
  | { readonly code: 'malformed-text' }
  | { readonly code: 'too-long'; readonly length: number; readonly max: number };

/** A lone surrogate: UTF-8 cannot encode it, so the signed text would differ from the typed one. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Checks a text of at most `max` characters (code points). It must contain a visible character. */
export function findTextFault(text: string, max: number): TextFault | null {
  if (LONE_SURROGATE.test(text)) return { code: 'malformed-text' };
  if (!hasVisibleText(text)) return { code: 'required' };
  const length = countCharacters(text);
  return length > max ? { code: 'too-long', length, max } : null;
}

/** A fault of an address; `expected` is the address with its correct checksum. */
export type AddressFault =
  | { readonly code: 'invalid-address' }
  | { readonly code: 'zero-address' }
  | { readonly code: 'invalid-checksum'; readonly expected: string };

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const ZERO_ADDRESS = /^0x0{40}$/;

/** Checks an address: its checksum must be correct if it is in mixed case. */
export function findAddressFault(text: string): AddressFault | null {
  if (!ADDRESS.test(text)) return { code: 'invalid-address' };
  if (ZERO_ADDRESS.test(text)) return { code: 'zero-address' };
  const digits = text.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  const expected = checksumAddress(text);
  return isPlain || text === expected ? null : { code: 'invalid-checksum', expected };
}

/**
 * A fault of a link. `login-in-link` is a link with a user name or password, which would be public permanently;
 * `unseen-in-link` is a link with an invisible character, or one that reverses the text around it.
 */
export type LinkFault = { readonly code: 'invalid-link' | 'unseen-in-link' | 'login-in-link' };

/**
 * Invisible characters, and those that reverse the text around them. A link that needs one can percent-encode it.
 * Variation selectors, which change the preceding emoji, are allowed.
 */
const UNSEEN = /(?![\ufe00-\ufe0f])[\p{Cf}\p{DI}\u2800]/u;

/**
 * Checks an http or https link. Different spellings of one link have the same `href` when they are parsed.
 *
 * The pattern comes first because the URL parser is too lenient: it drops line breaks and accepts `http:host`.
 */
export function findLinkFault(text: string): LinkFault | null {
  if (!/^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) || !URL.canParse(text)) return { code: 'invalid-link' };
  if (UNSEEN.test(text)) return { code: 'unseen-in-link' };
  const { username, password } = new URL(text);
  return username || password ? { code: 'login-in-link' } : null;
}
