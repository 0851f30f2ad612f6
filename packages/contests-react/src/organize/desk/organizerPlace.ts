import type { ChainConfig } from '@org/chain-config';
import type { Phase, Result } from '@org/contests';
import type { ContestReading } from '../../data/reading/contestAnswer.ts';

/** The id of the organizer's region on the page. */
export const ORGANIZER_ID = 'organizer';

/** The contest whose organizer is shown what to do. */
export type OrganizerPlace = {
  readonly chainConfig: ChainConfig;
  readonly reading: ContestReading & { readonly result: Result };
  readonly phase: Phase;
};
