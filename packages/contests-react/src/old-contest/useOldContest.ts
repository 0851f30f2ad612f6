import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Hex } from 'viem';
import { isTooMuch } from '../chain/asking.ts';
import { chainContestQuery } from '../chain/chainQueries.ts';
import type { MissingReason, Source } from '../contest/data/contestAnswer.ts';
import { isSeeded } from '../scan/isSeeded.ts';
import { contestQuery } from '../scan/queries.ts';
import { useIsDown } from '../scan/useIsDown.ts';

/** A contest by its UID: loading, found, or missing with the reason. */
export type OldContestAnswer =
  | { readonly status: 'loading'; readonly source: Source }
  | { readonly status: 'found'; readonly contest: Contest; readonly source: Source }
  | { readonly status: 'missing'; readonly reason: MissingReason };

/** Poll intervals for a contest that is not indexed yet: one that exists on the chain, and one that is not known. */
const POLL_SOON_MS = 1_500;
const POLL_MS = 10_000;
/** The retry interval while the scan does not respond. */
export const RETRY_SCAN_MS = 10_000;
/** A contest never changes, except that it may be withdrawn. */
const FOLLOW_MS = 30_000;

/**
 * The contest behind a UID. Reads the scan first; falls back to the chain, whose code is loaded on demand, if the
 * scan does not respond, does not know the UID, returns a row whose UID does not recompute, or if the visitor
 * requests it. Returns to the scan once it responds again.
 */
export function useOldContest(chainConfig: ChainConfig, uid: Hex) {
  const [isAsked, setIsAsked] = useState(false);
  const queryClient = useQueryClient();
  const scan = useQuery({
    ...contestQuery(chainConfig, uid),
    refetchInterval: ({ state }) => {
      if (!state.data || isSeeded(state)) return RETRY_SCAN_MS;
      // It may be withdrawn while the page is open.
      if (state.data.status === 'found') return state.data.contest.revokedAt === null && FOLLOW_MS;
      if (state.data.status !== 'not-found') return false;
      const onChain = queryClient.getQueryData(chainContestQuery(chainConfig, uid, { isAsked }).queryKey);
      return onChain?.status === 'found' ? POLL_SOON_MS : POLL_MS;
    },
  });
  const isUnsure = scan.data?.status === 'not-found' || scan.data?.status === 'mismatched';
  const isDown = useIsDown(scan);
  const chain = useQuery({
    ...chainContestQuery(chainConfig, uid, { isAsked }),
    enabled: isAsked || isUnsure || isDown,
  });

  // Served rows are shown until the chain has been read.
  const isReplaced = isDown && (chain.data !== undefined || !scan.data);
  const source: Source = isAsked || isReplaced || scan.data?.status === 'mismatched' ? 'chain' : 'scan';
  const missing = (reason: MissingReason): OldContestAnswer => ({ status: 'missing', reason });

  const getAnswer = (): OldContestAnswer => {
    if (source === 'scan' && scan.data?.status === 'found') {
      return { status: 'found', contest: scan.data.contest, source };
    }
    if (source === 'scan' && scan.data?.status === 'not-a-contest') return missing(scan.data);
    if (source === 'scan' && !scan.data) return { status: 'loading', source };
    if (chain.isError && !chain.data) {
      if (source === 'scan') return missing({ status: 'not-found-unchecked' });
      return missing({ status: isTooMuch(chain.error) ? 'scan-failed' : 'chain-failed' });
    }
    if (!chain.data) return { status: 'loading', source };
    if (chain.data.status === 'not-a-contest') return missing(chain.data);
    if (chain.data.status === 'not-found') return missing({ status: 'not-found' });
    if (source === 'scan') return missing({ status: 'not-indexed' });
    return { status: 'found', contest: chain.data.contest, source };
  };

  const readFromChain = useCallback(() => setIsAsked(true), []);

  return {
    answer: getAnswer(),
    /** The visitor requested a read from the chain, without a request limit. */
    isAsked,
    isBusy: scan.isFetching || chain.isFetching,
    /** The last refetch failed; earlier data is shown. */
    isStale: source === 'scan' ? scan.isRefetchError : chain.isRefetchError,
    readFromChain,
    readFromScan: () => {
      setIsAsked(false);
      void scan.refetch();
    },
    tryAgain: () => {
      setIsAsked(false);
      void scan.refetch();
      if (chain.isError) void chain.refetch();
    },
  };
}
