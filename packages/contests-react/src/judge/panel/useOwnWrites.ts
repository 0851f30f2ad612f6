import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { OpenWrite } from '@org/contests/track';
import { usePendingWrites } from '../../data/reading/usePendingWrites.ts';

export type OwnWrite = Extract<OpenWrite, { contest: unknown }>;

/** Pending writes about this contest from this device. */
export function useOwnWrites(chainConfig: ChainConfig, contest: Contest): readonly OwnWrite[] {
  return usePendingWrites().filter(
    (intent): intent is OwnWrite =>
      'contest' in intent && intent.chainId === chainConfig.chain.id && intent.contest === contest.uid,
  );
}
