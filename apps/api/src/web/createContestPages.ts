import { LRUCache } from 'lru-cache';
import type { ContestCardFinder } from '../contests/createContestCards.ts';
import { findContestTarget } from '../contests/lookups.ts';
import type { Previews } from '../preview/createPreviews.ts';
import type { PublicConfig } from '../settings/settings.ts';
import { words } from '../words.ts';
import type { WebBuild } from './loadWebBuild.ts';
import { addLinkTags, forbidIndexing, getProductTags, replaceTags } from './pageTags.ts';
import { createPage, type WebFile } from './webFile.ts';

/** Cached pages, 25 kB each. */
const MAX_KEPT = 300;
/** Compresses in one or two milliseconds. */
const QUALITY = 5;

export type ContestPages = {
  /** The page of a file with the tags of the contest at this path; undefined when it has none. */
  readonly find: (file: string, path: string, network?: string) => Promise<WebFile | undefined>;
};

const describeEntryPage = (entry: string, title: string) => ({
  title: `${entry} · ${title}`,
  description: words.entryDescription(title),
  imageAlt: words.entryPictureOf(entry, title),
});

/** Puts contest titles and descriptions into the pages about them. Hidden contests are left out. */
export function createContestPages(
  { contestPages }: Pick<WebBuild, 'contestPages'>,
  config: PublicConfig,
  cards: ContestCardFinder,
  previews: Pick<Previews, 'findVersion'>,
): ContestPages {
  const kept = new LRUCache<string, WebFile>({ max: MAX_KEPT });

  const keep = (key: string, write: () => string): WebFile => {
    const page =
      kept.get(key) ?? createPage(write(), { contentType: 'text/html; charset=utf-8', quality: QUALITY });
    kept.set(key, page);
    return page;
  };

  return {
    find: async (file, path, network) => {
      const template = contestPages.get(file);
      const [, , chain = '', uid = '', ...rest] = path.split('/');
      const target = template && findContestTarget(config, { chain, uid, network });
      if (!target || config.hiddenUids.includes(target.uid)) return undefined;
      const card = await cards.find(target);
      if (card === undefined) return undefined;
      if (card === null)
        return keep(file, () => forbidIndexing(addLinkTags(template, getProductTags(config, null))));
      const contest = `${config.publicOrigin}/contests/${target.chainConfig.slug}/${target.uid}`;
      // A shared link to the share page means the contest.
      const own = rest.join('/') === 'share' ? [] : rest;
      const url = [contest, ...own.map(encodeURIComponent)].join('/');
      const version = previews.findVersion(target);
      const suffix = version === undefined ? '' : `?v=${version}`;
      const alternates = [
        { type: 'application/atom+xml', title: words.reviewsFeed, href: `${contest}/reviews.atom` },
        { type: 'application/json', title: words.resultFile, href: `${contest}/result.json` },
      ];
      const site = { siteName: config.productName, url, alternates };
      const { entryNames, ...ownCard } = card;
      const n = rest.length === 2 && rest[0] === 'entries' ? (rest[1] ?? '') : '';
      const entry = /^[1-9]\d{0,3}$/.test(n) ? entryNames[Number(n) - 1] : undefined;
      const tags =
        entry === undefined
          ? { ...ownCard, ...site, image: `${contest}/og.png${suffix}` }
          : { ...describeEntryPage(entry, card.title), ...site, image: `${url}/og.png${suffix}` };
      return keep(`${file} ${JSON.stringify(tags)}`, () => replaceTags(template, tags));
    },
  };
}
