import { toPlainText } from './plainText.ts';

/** One entry of a feed; texts may be untrusted. Times are RFC 3339. */
type FeedEntry = {
  /** The entry's permanent address, also its identity. */
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly author: { readonly name: string; readonly uri: string };
  readonly published: string;
  readonly updated: string;
  readonly text: string;
  readonly isWithdrawn?: boolean;
};

export type Feed = {
  /** The feed's own address, also its identity. */
  readonly self: string;
  /** The page that it follows. */
  readonly href: string;
  readonly title: string;
  /** A note to the feed's readers, if there is one. */
  readonly subtitle?: string;
  readonly productName: string;
  readonly icon: string;
  /** When what it follows began: the time of change of a feed without entries. */
  readonly since: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
};

const TITLE_CHARACTERS = 200;
const TEXT_CHARACTERS = 5_000;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const element = (name: string, text: string, maxCharacters = TITLE_CHARACTERS) =>
  `<${name}>${escapeXml(toPlainText(text, maxCharacters))}</${name}>`;
const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

/**
 * A feed as Atom. Valid XML whatever the texts contain.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function writeAtom({ self, href, title, subtitle, productName, icon, since, entries }: Feed): string {
  const updated = entries.map((entry) => entry.updated).toSorted();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', self, self.length),
    element('title', title),
    ...(subtitle ? [element('subtitle', subtitle)] : []),
    element('updated', updated.at(-1) ?? since),
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', href),
    element('generator', productName),
    element('icon', icon),
    ...entries.map(writeEntry),
    '</feed>',
    '',
  ].join('\n');
}

const writeEntry = (entry: FeedEntry): string =>
  [
    '<entry>',
    element('id', entry.id, entry.id.length),
    element('title', entry.title),
    link('alternate', 'text/html', entry.href),
    `<author>${element('name', entry.author.name)}${element('uri', entry.author.uri)}</author>`,
    element('published', entry.published),
    element('updated', entry.updated),
    ...(entry.isWithdrawn ? ['<category term="withdrawn"/>'] : []),
    `<content type="text">${escapeXml(toPlainText(entry.text, TEXT_CHARACTERS))}</content>`,
    '</entry>',
  ].join('\n');
