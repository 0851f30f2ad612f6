import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Hex } from 'viem';
import type { MissingReason } from '../../contest-trouble/ContestMissing.tsx';
import { contestQuery } from '../../scan/queries.ts';
import { chainContestQuery } from './chainQueries.ts';

/** Who is believed: the scan, or the chain itself where the scan cannot be used. */
export type Source = 'scan' | 'chain';

export type ContestAnswer =
  | { readonly status: 'loading' }
  | { readonly status: 'found'; readonly contest: Contest; readonly source: Source }
  | { readonly status: 'missing'; readonly reason: MissingReason };

/** How often a contest that the chain has is looked for on the scan, and how often one that nobody knows. */
const POLL_SOON_MS = 1_500;
const POLL_MS = 10_000;
/** A contest that is shown never changes, but for being withdrawn. */
const FOLLOW_MS = 30_000;

/**
 * The contest behind a UID. The scan is asked first; the chain, whose code is loaded only then, when the scan
 * does not know the UID, tells it wrongly, or when the visitor asks for it.
 */
export const useContest = (chainConfig: ChainConfig, uid: Hex) => {
  const [wanted, setWanted] = useState<Source>('scan');
  const queryClient = useQueryClient();
  const scan = useQuery({
    ...contestQuery(chainConfig, uid),
    refetchInterval: ({ state }) => {
      // It may be withdrawn while somebody looks at it.
      if (state.data?.status === 'found') return state.data.contest.revokedAt === null && FOLLOW_MS;
      if (state.data?.status !== 'not-found') return false;
      const onChain = queryClient.getQueryData(chainContestQuery(chainConfig, uid).queryKey);
      return onChain?.status === 'found' ? POLL_SOON_MS : POLL_MS;
    },
  });
  const isUnsure = scan.data?.status === 'not-found' || scan.data?.status === 'mismatched';
  const chain = useQuery({
    ...chainContestQuery(chainConfig, uid),
    enabled: wanted === 'chain' || isUnsure,
  });

  const source: Source = wanted === 'chain' || scan.data?.status === 'mismatched' ? 'chain' : 'scan';
  const missing = (reason: MissingReason): ContestAnswer => ({ status: 'missing', reason });
  const notAContest = missing({
    status: 'not-a-contest',
    attestationHref: getScanAttestationUrl(chainConfig, uid),
  });

  const getAnswer = (): ContestAnswer => {
    if (source === 'scan' && scan.data?.status === 'found') {
      return { status: 'found', contest: scan.data.contest, source };
    }
    if (source === 'scan' && scan.data?.status === 'not-a-contest') return notAContest;
    if (source === 'scan' && !scan.data) {
      return scan.isError ? missing({ status: 'scan-failed' }) : { status: 'loading' };
    }
    if (chain.isError && !chain.data) {
      return missing({ status: source === 'chain' ? 'chain-failed' : 'not-found-unchecked' });
    }
    if (!chain.data) return { status: 'loading' };
    if (chain.data.status === 'not-a-contest') return notAContest;
    if (chain.data.status === 'not-found') return missing({ status: 'not-found' });
    if (source === 'scan') return missing({ status: 'not-indexed' });
    return { status: 'found', contest: chain.data.contest, source };
  };

  return {
    answer: getAnswer(),
    isBusy: scan.isFetching || chain.isFetching,
    /** The last attempt failed; what is shown was read before. */
    isStale: source === 'scan' ? scan.isRefetchError : chain.isRefetchError,
    readFromChain: () => setWanted('chain'),
    readFromScan: () => {
      setWanted('scan');
      void scan.refetch();
    },
    tryAgain: () => {
      setWanted('scan');
      void scan.refetch();
      if (chain.isError) void chain.refetch();
    },
  };
};
