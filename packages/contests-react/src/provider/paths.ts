import type { Address, Hex } from 'viem';

/** Where the links of pages and views lead. */
export type Paths = {
  readonly landing: string;
  readonly contests: string;
  readonly contestsOf: (chainSlug: string) => string;
  /** `search`: filters of the list, as in an address. */
  readonly contestsWith: (search: string) => string;
  readonly startContest: string;
  /** The form filled in like an older contest. */
  readonly startContestFrom: (chainSlug: string, uid: Hex) => string;
  readonly reviews: string;
  readonly drafts: string;
  readonly account: (chainSlug: string, address: Address) => string;
  /** The connected account's own. */
  readonly editProfile: (chainSlug: string) => string;
  readonly contest: (chainSlug: string, uid: Hex) => string;
  /** `n`: the entry's position in the contest's list of entries, from 1. */
  readonly entry: (chainSlug: string, uid: Hex, n: number) => string;
  readonly share: (chainSlug: string, uid: Hex) => string;
  /** The page for a frame on other sites; without it, none is offered. */
  readonly embed?: (chainSlug: string, uid: Hex) => string;
  /** The script of the web component `laurel-contest`. */
  readonly embedScript?: string;
  /** The reviews as a feed, and the dates as a calendar; without them, none are offered. */
  readonly reviewsFeed?: (chainSlug: string, uid: Hex) => string;
  readonly calendar?: (chainSlug: string, uid: Hex) => string;
};

/** The addresses of Laurel itself. */
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
  share: (chainSlug, uid) => `/contests/${chainSlug}/${uid}/share`,
  embed: (chainSlug, uid) => `/embed/contests/${chainSlug}/${uid}`,
  embedScript: '/embed/laurel-contest.js',
  reviewsFeed: (chainSlug, uid) => `/contests/${chainSlug}/${uid}/reviews.atom`,
  calendar: (chainSlug, uid) => `/contests/${chainSlug}/${uid}/dates.ics`,
};
