import { defaultPaths } from '@org/contests-react';

/** Every path of the product. */
export const paths = {
  ...defaultPaths,
  /** The connected account's profile, on the default chain. */
  ownProfile: '/accounts/edit',
  help: '/help',
  settings: '/settings',
  terms: '/terms',
  privacy: '/privacy',
} as const;
