import { hasVisibleText } from '../contest/text.ts';

/** Invisible characters: format characters and blank letters. */
const UNSEEN = /(?![\ufe00-\ufe0f])[\p{Cf}\p{DI}\u2800]/gu;
/** A link up to its host, with optional user and password. */
const HOST = /^(https?:\/\/(?:[^/?#\\]*@)?)(?:\[[^\]]*\]|[^/?#\\:]+)/i;

/** In a text without visible characters, what `UNSEEN` leaves over: white space and control characters. */
const BLANK = /[\s\p{Z}\p{Cc}]/gu;

const escapeUnseen = (text: string): string => {
  const shown = text.replace(UNSEEN, (found) => encodeURIComponent(found));
  return hasVisibleText(text) ? shown : shown.replace(BLANK, (found) => encodeURIComponent(found));
};

/**
 * An untrusted link for display: invisible characters are escaped, and the host is in lower case and punycode, so that it
 * cannot imitate another one. For display only; `href` keeps the original.
 *
 * @example
 * ```ts
 * import { showLink } from '@org/contests/names';
 * showLink('https://EXAMPLE.org/shelf'); // https://example.org/shelf
 * ```
 */
export function showLink(link: string): string {
  const [start = '', before = ''] = HOST.exec(link) ?? [];
  if (start === '' || !URL.canParse(link)) return escapeUnseen(link);
  return escapeUnseen(before) + new URL(link).hostname + escapeUnseen(link.slice(start.length));
}

/**
 * A link without scheme, `www` and trailing slash: `example.org/project`. Other texts are unchanged.
 *
 * @example
 * ```ts
 * import { shortenLink } from '@org/contests/names';
 * shortenLink('https://www.example.org/project/'); // example.org/project
 * ```
 */
export function shortenLink(link: string): string {
  return showLink(link)
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '');
}

/**
 * The entry, unchanged, if it is a safe http or https link; `undefined` otherwise.
 *
 * @example
 * ```ts
 * import { getEntryHref } from '@org/contests/names';
 * getEntryHref('https://example.org/shelf'); // the same
 * getEntryHref('javascript:alert(1)'); // undefined
 * ```
 */
export function getEntryHref(entry: string): string | undefined {
  // Browsers strip control characters before they parse the scheme, so these are not allowed anywhere.
  if (!/^https?:\/\/[^\s\p{Cc}]+$/iu.test(entry)) return undefined;
  return URL.canParse(entry) ? entry : undefined;
}
