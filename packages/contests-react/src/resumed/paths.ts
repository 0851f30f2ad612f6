import type { ChainConfig } from '@org/chain-config';
import type { PendingWrite } from '@org/contests/track';
import type { Hex } from 'viem';
import type { Paths } from '../provider/paths.ts';

/** Where something is signed, and can be signed again. */
export const getSubjectPath = (paths: Paths, { slug }: ChainConfig, intent: PendingWrite): string => {
  if (intent.kind === 'contest') return paths.startContest;
  return intent.kind === 'profile' ? paths.editProfile(slug) : paths.contest(slug, intent.contest);
};

/** Where something is seen once it is written. */
export const getWrittenPath = (
  paths: Paths,
  { slug }: ChainConfig,
  intent: PendingWrite,
  uid: Hex,
): string => {
  if (intent.kind === 'contest') return paths.share(slug, uid);
  return intent.kind === 'profile'
    ? paths.account(slug, intent.account)
    : paths.contest(slug, intent.contest);
};
