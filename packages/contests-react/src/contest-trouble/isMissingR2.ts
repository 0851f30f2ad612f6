import type { ChainConfig } from '@org/chain-config';
import { getResolverGenerations } from '@org/chain-config/resolvers';
import type { MissingReason } from '../contest/data/useContest.ts';

/** Whether what is no contest of version 1 is one of version 2. */
export function isMissingR2({ chain }: ChainConfig, reason: MissingReason): boolean {
  if (reason.status !== 'not-a-contest') return false;
  return getResolverGenerations(chain.id).some(
    ({ schemas }) => schemas.contest === reason.attestation.schema,
  );
}
