import { defaultPaths } from '@org/contests-react';

/** Every path of the product. */
export const paths = {
  ...defaultPaths,
  /** The contests that the connected account started or judges. */
  ownContests: '/contests?mine=true',
  /** The connected account's profile, on the default chain. */
  ownProfile: '/accounts/edit',
  help: '/help',
  settings: '/settings',
  terms: '/terms',
  privacy: '/privacy',
} as const;
