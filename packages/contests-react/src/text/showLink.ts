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
export const showLink = (link: string): string => {
  const [start = '', before = '', host = ''] = HOST.exec(link) ?? [];
  if (start === '' || !URL.canParse(link)) return escapeUnseen(link);
  const { hostname } = new URL(link);
  const isSame = host.toLowerCase() === hostname;
  return escapeUnseen(before) + (isSame ? host : hostname) + escapeUnseen(link.slice(start.length));
};
