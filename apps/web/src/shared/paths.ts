import { defaultPaths } from '@org/contests-react';

/** Every address of the product, in one place. */
export const paths = {
  ...defaultPaths,
  /** The connected account's profile, on the default chain. */
  ownProfile: '/accounts/edit',
  help: '/help',
  settings: '/settings',
  terms: '/terms',
  privacy: '/privacy',
} as const;
