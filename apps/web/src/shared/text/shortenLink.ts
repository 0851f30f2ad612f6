/** An entry's link without what every link has: `example.org/project`. Texts that are no link stay as they are. */
export const shortenLink = (link: string): string =>
  link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
