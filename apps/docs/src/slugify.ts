/**
 * The anchor of a heading, as GitHub makes it, so that a link works in both places.
 *
 * @example
 * slugify('nginx with HTTP/2'); // nginx-with-http2
 */
export const slugify = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');
