import type { ChainConfig } from '@org/chain-config';
import type { PhaseR2 } from '@org/contests/r2';
import type { ContestReadingR2 } from '../contest-r2/data/useContestR2.ts';

/** The contest whose organizer is shown what to do. */
export type OrganizerPlace = {
  readonly chainConfig: ChainConfig;
  readonly reading: ContestReadingR2;
  readonly phase: PhaseR2;
};
