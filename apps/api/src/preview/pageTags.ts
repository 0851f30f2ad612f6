import { messages } from '../base/messages.ts';

/** A page's metadata for search engines and link previews. */
export type PageTags = {
  readonly title: string;
  readonly description: string;
};

/** Metadata that does not depend on the page's title. */
export type LinkTags = {
  readonly siteName: string;
  /** The canonical address; null when the page has none. */
  readonly url: string | null;
  /** The address of a picture of 1200 × 630, and its alternative text. */
  readonly image: string;
  readonly imageAlt: string;
  /** The same content for programs. */
  readonly alternates?: readonly { readonly type: string; readonly title: string; readonly href: string }[];
};

/** The picture of every page without its own. */
export const PRODUCT_PICTURE = '/preview.png';
type Site = { readonly productName: string; readonly publicOrigin: string };
/** For a page about nothing in particular. */
export function getProductTags({ productName, publicOrigin }: Site, url: string | null): LinkTags {
  return {
    siteName: productName,
    url,
    image: `${publicOrigin}${PRODUCT_PICTURE}`,
    imageAlt: productName,
    alternates: [
      { type: 'application/atom+xml', title: messages.contestsFeed, href: `${publicOrigin}/contests.atom` },
    ],
  };
}

export const PICTURE_WIDTH = 1_200;
export const PICTURE_HEIGHT = 630;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;
const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;

const ATTRIBUTES = '(?:[^>"]|"[^"]*")*';
/** A page's own title and descriptions. */
const OWN_WORDS = new RegExp(
  `\\s*(?:<title>[^<]*</title>|<meta (?:name="description"|property="og:(?:title|description)")${ATTRIBUTES}>)`,
  'g',
);

const writeLinkTags = ({ siteName, url, image, imageAlt, alternates = [] }: LinkTags) => [
  property('og:site_name', siteName),
  ...(url === null ? [] : [property('og:url', url), `<link rel="canonical" href="${escapeHtml(url)}">`]),
  property('og:image', image),
  property('og:image:type', 'image/png'),
  property('og:image:width', String(PICTURE_WIDTH)),
  property('og:image:height', String(PICTURE_HEIGHT)),
  property('og:image:alt', imageAlt),
  named('twitter:card', 'summary_large_image'),
  ...alternates.map(
    ({ type, title, href }) =>
      `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
  ),
];

/** Before the inline style: programs that draw previews of links read the first few kilobytes only. */
const putIntoHead = (page: string, tags: readonly string[]) =>
  page.replace(/<(?:style>|\/head>)/, (place) => `${tags.map((tag) => `  ${tag}\n  `).join('')}${place}`);

/** Adds the canonical address and the picture; title and description stay as built. */
export function addLinkTags(page: string, link: LinkTags): string {
  return putIntoHead(page, writeLinkTags(link));
}

/** Keeps a page without content out of search engines. */
export function forbidIndexing(page: string): string {
  return putIntoHead(page, [named('robots', 'noindex')]);
}

/** Replaces a page's title and description, escaped. */
export function replaceTags(page: string, { title, description, ...link }: PageTags & LinkTags): string {
  const end = page.indexOf('</head>');
  if (end < 0) return page;
  const head = page.slice(0, end).replace(OWN_WORDS, '');
  const documentTitle = `<title>${escapeHtml(`${title} · ${link.siteName}`)}</title>`;
  return putIntoHead(head + page.slice(end), [
    documentTitle,
    named('description', description),
    property('og:title', title),
    property('og:description', description),
    ...writeLinkTags(link),
  ]);
}
