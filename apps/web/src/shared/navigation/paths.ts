import type { Hex } from 'viem';

/** Every address of the product, in one place. */
export const paths = {
  landing: '/',
  contests: '/contests',
  contestsOf: (chainSlug: string) => `/contests?chain=${chainSlug}`,
  startContest: '/contests/start',
  contest: (chainSlug: string, uid: Hex) => `/contests/${chainSlug}/${uid}`,
  share: (chainSlug: string, uid: Hex) => `/contests/${chainSlug}/${uid}/share`,
} as const;
