/** The pages of the product, as far as the outline of a page differs. */
export type PageName =
  | 'landing'
  | 'contests'
  | 'start'
  | 'share'
  | 'contest'
  | 'entry'
  | 'reviews'
  | 'drafts'
  | 'account'
  | 'help'
  | 'settings'
  | 'terms'
  | 'privacy'
  | 'not-found';

type PageEntry = {
  readonly name: Exclude<PageName, 'not-found'>;
  /** `:x` stands for one segment. */
  readonly path: string;
  /** The prerendered file that is sent for the path. */
  readonly file: string;
};

/** Addresses and the prerendered files that answer them; the first match wins. */
export const pages: readonly PageEntry[] = [
  { name: 'landing', path: '/', file: 'index.html' },
  { name: 'contests', path: '/contests', file: 'contests.html' },
  { name: 'start', path: '/contests/start', file: 'contests/start.html' },
  { name: 'reviews', path: '/reviews', file: 'reviews.html' },
  { name: 'drafts', path: '/drafts', file: 'drafts.html' },
  { name: 'account', path: '/accounts/:address', file: 'accounts/_account.html' },
  { name: 'help', path: '/help', file: 'help.html' },
  { name: 'settings', path: '/settings', file: 'settings.html' },
  { name: 'terms', path: '/terms', file: 'terms.html' },
  { name: 'privacy', path: '/privacy', file: 'privacy.html' },
  { name: 'contest', path: '/contests/:chain/:uid', file: 'contests/_contest.html' },
  { name: 'entry', path: '/contests/:chain/:uid/entries/:n', file: 'contests/_entry.html' },
  { name: 'share', path: '/contests/:chain/:uid/share', file: 'contests/_share.html' },
];

/** Sent with status 404 where no page matches. */
export const FALLBACK_FILE = '404.html';

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

const isMatch = (pattern: string, path: string): boolean => {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
};

/** Which page a path leads to. */
export const getPageName = (path: string): PageName =>
  pages.find((page) => isMatch(page.path, path))?.name ?? 'not-found';
