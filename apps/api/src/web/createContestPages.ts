import { LRUCache } from 'lru-cache';
import { messages } from '../base/messages.ts';
import { createPage, type WebFile } from '../base/webFile.ts';
import type { ContestCardFinder } from '../contests/createContestCards.ts';
import type { ServedRows, ServedRowsFinder } from '../contests/createServedRows.ts';
import { findContestTarget } from '../contests/lookups.ts';
import type { Previews } from '../preview/createPreviews.ts';
import { addLinkTags, forbidIndexing, getProductTags, replaceTags } from '../preview/pageTags.ts';
import type { PublicConfig } from '../settings/settings.ts';
import type { WebBuild } from './loadWebBuild.ts';

/** Cached pages with their encodings: 125 kB each, most of it the inline style, and more with many reviews. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
/** Compresses a page in 2 ms, one with 400 kB of rows in 7 ms; quality 9 takes several times as long. */
const QUALITY = 5;
/** While the rows are the same, a page keeps its ETag for this long. The web app ignores rows older than 5 minutes. */
const MAX_ROWS_AGE_MS = 120_000;

export type ContestPages = {
  /**
   * The page of a file with the tags of the contest at this path; undefined when it has none. `not-found`: nothing can be
   * at this path. `no-entry`: the contest has no such entry as far as this server knows.
   */
  readonly find: (
    file: string,
    path: string,
    networks?: readonly string[],
  ) => Promise<WebFile | 'not-found' | 'no-entry' | undefined>;
};

/** The pages below a contest that have a name in their path. Any other name is no page. */
const NAMES: Readonly<Record<string, RegExp>> = {
  entries: /^[1-9]\d{0,3}$/,
  submissions: /^0x[\da-f]{64}$/i,
};

type ContestPagesSources = {
  readonly cards: ContestCardFinder;
  readonly rows: ServedRowsFinder;
  readonly previews: Pick<Previews, 'findVersion'>;
  readonly clock?: () => number;
};

type KeptPage = { readonly page: WebFile; readonly rows: ServedRows | undefined };

const describeEntryPage = (entry: string, title: string) => ({
  title: `${entry} · ${title}`,
  description: messages.entryDescription(title),
  imageAlt: messages.entryPictureOf(entry, title),
});

const sizeOf = ({ page: { body, encoded }, rows }: KeptPage): number =>
  [body, ...Object.values(encoded)].reduce((sum, { byteLength }) => sum + byteLength, rows?.text.length ?? 0);

/** Adds the rows at the end, after what is painted first, as a data block of JSON that cannot end its element. */
function addRows(page: string, rows: ServedRows | undefined): string {
  if (!rows) return page;
  const block = `<script type="application/json" id="laurel-rows" data-read-at="${rows.readAt}">${rows.text.replaceAll('<', '\\u003c')}</script>`;
  const end = page.lastIndexOf('</body>');
  return page.slice(0, end) + block + page.slice(end);
}

/**
 * Puts contest titles and descriptions into the pages about them, and a scan's rows into a contest's own page. Hidden
 * contests are left out.
 */
export function createContestPages(
  { contestPages }: Pick<WebBuild, 'contestPages'>,
  config: PublicConfig,
  { cards, rows: servedRows, previews, clock = Date.now }: ContestPagesSources,
): ContestPages {
  const kept = new LRUCache<string, KeptPage>({ maxSize: MAX_KEPT_BYTES, sizeCalculation: sizeOf });

  const isCurrent = (former: ServedRows | undefined, rows: ServedRows | undefined): boolean =>
    former?.readAt === rows?.readAt ||
    (former?.text === rows?.text && clock() - (former?.readAt ?? 0) < MAX_ROWS_AGE_MS);

  const keep = (key: string, rows: ServedRows | undefined, write: () => string): WebFile => {
    const former = kept.get(key);
    if (former && isCurrent(former.rows, rows)) return former.page;
    const page = createPage(addRows(write(), rows), {
      contentType: 'text/html; charset=utf-8',
      quality: QUALITY,
    });
    kept.set(key, { page, rows });
    return page;
  };

  return {
    find: async (file, path, networks) => {
      const template = contestPages.get(file);
      const [, , chain = '', uid = '', ...rest] = path.split('/');
      const [folder = '', name] = rest;
      if (name !== undefined && !NAMES[folder]?.test(name)) return 'not-found';
      const n = folder === 'entries' ? name : undefined;
      const target = template && findContestTarget(config, { chain, uid, networks });
      if (!target || config.hiddenUids.includes(target.uid)) return undefined;
      const [card, rows] = await Promise.all([
        cards.find(target),
        rest.length === 0 ? servedRows.find(target) : undefined,
      ]);
      if (card === undefined) return undefined;
      if (card === null)
        return keep(file, undefined, () =>
          forbidIndexing(addLinkTags(template, getProductTags(config, null))),
        );
      const contest = `${config.publicOrigin}/contests/${target.chainConfig.slug}/${target.uid}`;
      const version = previews.findVersion(target);
      const suffix = version === undefined ? '' : `?v=${version}`;
      const alternates = [
        { type: 'application/atom+xml', title: messages.reviewsFeed, href: `${contest}/reviews.atom` },
        { type: 'application/json', title: messages.resultFile, href: `${contest}/result.json` },
      ];
      const { entryNames, ...ownCard } = card;
      const entry = n === undefined ? undefined : entryNames[Number(n) - 1];
      if (n !== undefined && entry === undefined) return 'no-entry';
      // A certificate has the address of its entry. The address of any other name, and of the page that shares a contest, is the
      // contest's.
      const isOwn = entry !== undefined || (rest.length === 1 && folder !== 'share');
      const url = isOwn ? [contest, ...rest.slice(0, 2)].join('/') : contest;
      const tags = {
        ...(entry === undefined ? ownCard : describeEntryPage(entry, card.title)),
        ...{ siteName: config.productName, url, alternates },
        image: `${entry === undefined ? contest : url}/og.png${suffix}`,
      };
      return keep(`${file} ${JSON.stringify(tags)}`, rows, () => replaceTags(template, tags));
    },
  };
}
