import type { Address, Hex } from 'viem';

/** Every address of the product, in one place. */
export const paths = {
  landing: '/',
  contests: '/contests',
  contestsOf: (chainSlug: string) => `/contests?chain=${chainSlug}`,
  /** `search`: filters of the list, as in an address. */
  contestsWith: (search: string) => (search ? `/contests?${search}` : '/contests'),
  startContest: '/contests/start',
  /** The form filled in like an older contest. */
  startContestFrom: (chainSlug: string, uid: Hex) => `/contests/start?from=${chainSlug}/${uid}`,
  reviews: '/reviews',
  drafts: '/drafts',
  /** The connected account's profile, on the default chain. */
  ownProfile: '/accounts/edit',
  help: '/help',
  settings: '/settings',
  terms: '/terms',
  privacy: '/privacy',
  account: (chainSlug: string, address: Address) => `/accounts/${address}?chain=${chainSlug}`,
  /** The connected account's own. */
  editProfile: (chainSlug: string) => `/accounts/edit?chain=${chainSlug}`,
  contest: (chainSlug: string, uid: Hex) => `/contests/${chainSlug}/${uid}`,
  /** `n`: the entry's place in the contest's list of entries, from 1. */
  entry: (chainSlug: string, uid: Hex, n: number) => `/contests/${chainSlug}/${uid}/entries/${n}`,
  share: (chainSlug: string, uid: Hex) => `/contests/${chainSlug}/${uid}/share`,
} as const;
