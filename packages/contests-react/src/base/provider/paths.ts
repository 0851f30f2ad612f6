import type { Address, Hex } from 'viem';

/** The URLs of the site's pages. */
export type Paths = {
  readonly landing: string;
  readonly contests: string;
  readonly contestsOf: (chainSlug: string) => string;
  /** `search`: the list's filters as a query string. */
  readonly contestsWith: (search: string) => string;
  readonly startContest: string;
  /** The form with the texts of an older contest. */
  readonly startContestFrom: (chainSlug: string, uid: Hex) => string;
  readonly reviews: string;
  readonly drafts: string;
  readonly account: (chainSlug: string, address: Address) => string;
  /** The connected account's profile form. */
  readonly editProfile: (chainSlug: string) => string;
  readonly contest: (chainSlug: string, uid: Hex) => string;
  /** `n`: the entry's position in the contest's list of entries, from 1. */
  readonly entry: (chainSlug: string, uid: Hex, n: number) => string;
  /** The certificate of an entry, to print. */
  readonly certificate: (chainSlug: string, uid: Hex, n: number) => string;
  readonly share: (chainSlug: string, uid: Hex) => string;
  /** The form for an entry; with `replaces` it edits that submission. */
  readonly submit: (chainSlug: string, uid: Hex, replaces?: Hex) => string;
  readonly submission: (chainSlug: string, uid: Hex, submission: Hex) => string;
  /** The page that other sites can embed; undefined: embedding is not offered. */
  readonly embed?: (chainSlug: string, uid: Hex) => string;
  /** The script of the web component `laurel-contest`. */
  readonly embedScript?: string;
  /** The rule of the ranking in words; undefined: no such page. */
  readonly rule?: string;
  /** The feed of reviews and the calendar of dates; undefined: not offered. */
  readonly reviewsFeed?: (chainSlug: string, uid: Hex) => string;
  readonly calendar?: (chainSlug: string, uid: Hex) => string;
};

/** Laurel's own paths. */
export const defaultPaths: Paths = {
  landing: '/',
  contests: '/contests',
  contestsOf: (chainSlug) => `/contests?chain=${chainSlug}`,
  contestsWith: (search) => (search ? `/contests?${search}` : '/contests'),
  startContest: '/contests/start',
  startContestFrom: (chainSlug, uid) => `/contests/start?from=${chainSlug}/${uid}`,
  reviews: '/reviews',
  drafts: '/drafts',
  account: (chainSlug, address) => `/accounts/${address}?chain=${chainSlug}`,
  editProfile: (chainSlug) => `/accounts/edit?chain=${chainSlug}`,
  contest: (chainSlug, uid) => `/contests/${chainSlug}/${uid}`,
  entry: (chainSlug, uid, n) => `/contests/${chainSlug}/${uid}/entries/${n}`,
  certificate: (chainSlug, uid, n) => `/contests/${chainSlug}/${uid}/entries/${n}/certificate`,
  share: (chainSlug, uid) => `/contests/${chainSlug}/${uid}/share`,
  submit: (chainSlug, uid, replaces) =>
    `/contests/${chainSlug}/${uid}/submit${replaces ? `?replaces=${replaces}` : ''}`,
  submission: (chainSlug, uid, submission) => `/contests/${chainSlug}/${uid}/submissions/${submission}`,
  embed: (chainSlug, uid) => `/embed/contests/${chainSlug}/${uid}`,
  embedScript: '/embed/laurel-contest.js',
  rule: '/help#contests',
  reviewsFeed: (chainSlug, uid) => `/contests/${chainSlug}/${uid}/reviews.atom`,
  calendar: (chainSlug, uid) => `/contests/${chainSlug}/${uid}/dates.ics`,
};
