import type { ChainConfig } from '@org/chain-config';
import type { Contest, Result } from '@org/contests';
import { type ContestStateR2, readResultR2, type UnplacedAct } from '@org/contests/r2';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Hex } from 'viem';
import { isTooMuch } from '../../chain/chainQueries.ts';
import { type MissingReason, RETRY_SCAN_MS, type Source } from '../../contest/data/useContest.ts';
import { useConfig } from '../../provider/contests.ts';
import { isSeeded } from '../../scan/isSeeded.ts';
import { useIsDown } from '../../scan/useIsDown.ts';
import { actsQuery, chainActsQuery } from './actsQueries.ts';
import { type ContestTexts, documentsQuery, isInline } from './documentsQuery.ts';
import { toBlock } from './toBlock.ts';
import { useActsCheck } from './useActsCheck.ts';

/** The refetch interval while a contest can change. */
const REFRESH_MS = 8_000;
/** Reading from the chain is expensive. */
const REFRESH_CHAIN_MS = 15_000;
/** A scan may learn of the last acts after they were made. */
const LATE_SECONDS = 120n;

/** A contest of version 2 with its result, as far as it has been read. */
export type ContestReadingR2 = {
  readonly contest: Contest;
  readonly result: Result;
  readonly state: ContestStateR2;
  /** Acts of the scan that fit into no order, until the chain has confirmed one. */
  readonly unplaced: readonly UnplacedAct[];
  readonly texts: ContestTexts | undefined;
  readonly source: Source;
  /** The scan omitted or altered something, and the chain has not confirmed what is shown. */
  readonly isPartial: boolean;
  /** The last refetch failed; earlier data is shown. */
  readonly isStale: boolean;
};

export type ContestAnswerR2 =
  | { readonly status: 'loading'; readonly source: Source }
  | { readonly status: 'missing'; readonly reason: MissingReason }
  | ({ readonly status: 'found' } & ContestReadingR2);

/**
 * A contest of version 2: from the scan, or from the chain if the scan cannot be used, contradicts itself, or if the
 * visitor requests it.
 */
export function useContestR2(chainConfig: ChainConfig, uid: Hex) {
  const { feeds } = useConfig();
  const [isAsked, setIsAsked] = useState(false);
  const scan = useQuery({
    ...actsQuery(chainConfig, uid),
    refetchInterval: ({ state }) => {
      const { data } = state;
      if (data?.status !== 'found' || isSeeded(state)) return RETRY_SCAN_MS;
      const now = BigInt(Math.floor(Date.now() / 1000));
      return isOver(data.reading.state, now - LATE_SECONDS) ? false : REFRESH_MS;
    },
  });
  const isDown = useIsDown(scan);
  const isUnusable = scan.data !== undefined && scan.data.status !== 'found';
  const isChainWanted = isAsked || isUnusable || isDown;
  const chain = useQuery({
    ...chainActsQuery(chainConfig, uid, { isAsked }),
    enabled: isChainWanted,
    refetchInterval: ({ state: { data } }) => {
      if (data?.lookup.status !== 'found' || !data.isRepeatable) return false;
      const { state, block } = data.lookup.reading;
      return isOver(state, block.time) ? false : REFRESH_CHAIN_MS;
    },
  });
  const fromChain = chain.data?.lookup.status === 'found' ? chain.data.lookup.reading : undefined;
  const fromScan = scan.data?.status === 'found' ? scan.data.reading : undefined;
  // Served acts are shown until the chain has been read.
  const isChainUsed = isAsked || isUnusable || (isDown && (fromChain !== undefined || !fromScan));
  const check = useActsCheck(chainConfig, {
    scanned: isChainUsed ? undefined : fromScan,
    isOver: fromScan !== undefined && isOver(fromScan.state, BigInt(Math.floor(scan.dataUpdatedAt / 1000))),
  });
  // Confirmed acts are shown in the chain's order.
  const confirmed = isChainUsed ? undefined : check.reading;
  const read = isChainUsed ? fromChain : (confirmed ?? fromScan);
  const documents = useQuery(documentsQuery(read?.state, { hasGateway: feeds }));
  const texts = documents.data;
  // A reading that the chain confirmed has the time of its block: only the chain decides that reveals are over.
  const readAtMs = isChainUsed || confirmed ? 0 : scan.dataUpdatedAt;
  const shown = useMemo(() => {
    if (!read || (!texts && isInline(read.state))) return undefined;
    const block = toBlock(read, readAtMs);
    const result = readResultR2({ ...read, block, ...(texts && { document: texts.document }) });
    return { contest: result.contest, result, state: read.state };
  }, [read, texts, readAtMs]);

  const source: Source = isChainUsed ? 'chain' : 'scan';
  const isPartial =
    !isChainUsed && !confirmed && fromScan !== undefined && fromScan.missing + fromScan.mismatched.length > 0;
  const getAnswer = (): ContestAnswerR2 => {
    if (shown) {
      const isStale = isChainUsed ? chain.isRefetchError : scan.isRefetchError;
      const unplaced = isChainUsed || confirmed ? [] : (fromScan?.unplaced ?? []);
      return { status: 'found', ...shown, texts, source, unplaced, isPartial, isStale };
    }
    const missing = (reason: MissingReason): ContestAnswerR2 => ({ status: 'missing', reason });
    if (isChainWanted && chain.isError && !chain.data)
      return missing({ status: isTooMuch(chain.error) ? 'scan-failed' : 'chain-failed' });
    const found = isChainUsed || isDown ? chain.data?.lookup : undefined;
    if (found?.status === 'not-found') return missing(found);
    if (found?.status === 'other-schema') return missing({ ...found, status: 'not-a-contest' });
    return { status: 'loading', source };
  };
  return {
    answer: getAnswer(),
    check,
    isAsked,
    isBusy: scan.isFetching || chain.isFetching,
    later: texts?.later
      ? {
          fault: texts.later,
          isBusy: documents.isFetching,
          onTryAgain: () => void documents.refetch(),
        }
      : undefined,
    readFromChain: useCallback(() => setIsAsked(true), []),
    readFromScan: () => {
      setIsAsked(false);
      void scan.refetch();
    },
    refetch: () => {
      void scan.refetch();
      if (isChainWanted) void chain.refetch();
    },
  };
}

function isOver({ isRevoked, times }: ContestStateR2, timeSeconds: bigint): boolean {
  return isRevoked || timeSeconds >= times.revealUntil;
}
