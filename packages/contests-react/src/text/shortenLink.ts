import { showLink } from './showLink.ts';

/** An entry's link without what every link has: `example.org/project`. Texts that are no link stay as they are. */
export const shortenLink = (link: string): string =>
  showLink(link)
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '');
