import { hasVisibleText } from '@org/contests';

/** What a reader does not see, or sees as something else: format characters, empty letters. */
const UNSEEN = /(?![\ufe00-\ufe0f])[\p{Cf}\p{DI}\u2800]/gu;
/** A link up to its host, with whatever name and password, and the host as it is written. */
const HOST = /^(https?:\/\/(?:[^/?#\\]*@)?)([^/?#\\:]+)/i;

/** What is left of a text of which nothing can be seen, apart from `UNSEEN`: white space and control characters. */
const BLANK = /[\s\p{Z}\p{Cc}]/gu;

const escapeUnseen = (text: string): string => {
  const shown = text.replace(UNSEEN, (found) => encodeURIComponent(found));
  return hasVisibleText(text) ? shown : shown.replace(BLANK, (found) => encodeURIComponent(found));
};

/**
 * A stranger's link as it may be read: with nothing in it that cannot be seen, and the host that it really leads to,
 * where another alphabet makes it look like somebody else's. Only for the eye; it is followed as it was written.
 */
export function showLink(link: string): string {
  const [start = '', before = '', host = ''] = HOST.exec(link) ?? [];
  if (start === '' || !URL.canParse(link)) return escapeUnseen(link);
  const { hostname } = new URL(link);
  const isSame = host.toLowerCase() === hostname;
  return escapeUnseen(before) + (isSame ? host : hostname) + escapeUnseen(link.slice(start.length));
}

/** An entry's link without what every link has: `example.org/project`. Texts that are no link stay as they are. */
export function shortenLink(link: string): string {
  return showLink(link)
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '');
}

/** The entry itself where it can be followed safely (http and https), `undefined` otherwise. Never another text. */
export function getEntryHref(entry: string): string | undefined {
  // Only printable characters from the first one on: browsers strip the others before they look at the scheme.
  if (!/^https?:\/\/[^\s\p{Cc}]+$/iu.test(entry)) return undefined;
  return URL.canParse(entry) ? entry : undefined;
}
