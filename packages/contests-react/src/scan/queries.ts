import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { queryOptions } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { getContestScan } from './getContestScan.ts';

export const scanKey = (chainConfig: ChainConfig) => ['scan', chainConfig.slug] as const;

/** Looks the UID up: it is a contest, another attestation, or unknown. */
export function contestQuery(chainConfig: ChainConfig, uid: Hex) {
  return queryOptions({
    queryKey: [...scanKey(chainConfig), 'contest', uid],
    queryFn: ({ signal }) => getContestScan(chainConfig).findContest(uid, { signal }),
  });
}

/** Every candidate evaluation of a contest, as the scan returns it. */
export function evaluationsQuery(chainConfig: ChainConfig, contest: Contest) {
  return queryOptions({
    queryKey: [...scanKey(chainConfig), 'evaluations', contest.uid],
    queryFn: ({ signal }) => getContestScan(chainConfig).fetchEvaluations(contest, { signal }),
    // Comparing ten thousand rows with the previous ones takes longer than a frame.
    structuralSharing: false,
  });
}

/** The scan's latest indexed block. */
export function scanHeadQuery(chainConfig: ChainConfig) {
  return queryOptions({
    queryKey: [...scanKey(chainConfig), 'head'],
    queryFn: ({ signal }) => getContestScan(chainConfig).fetchHead({ signal }),
  });
}
