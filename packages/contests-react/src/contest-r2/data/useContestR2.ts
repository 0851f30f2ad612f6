import type { ChainConfig } from '@org/chain-config';
import type { Contest, Result } from '@org/contests';
import { type ContestStateR2, type ReadingR2, readResultR2, type UnplacedAct } from '@org/contests/r2';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Hex } from 'viem';
import { isTooMuch } from '../../chain/chainQueries.ts';
import { RETRY_SCAN_MS, type Source } from '../../contest/data/useContest.ts';
import type { TooMuch } from '../../contest/ReviewsFailed.tsx';
import { useConfig } from '../../provider/contests.ts';
import { useIsDown } from '../../scan/useIsDown.ts';
import { actsQuery, chainActsQuery } from './actsQueries.ts';
import { type ContestTexts, documentsQuery, isInline } from './documentsQuery.ts';
import { toBlock } from './toBlock.ts';
import { useActsCheck } from './useActsCheck.ts';

/** The refetch interval while a contest can change. */
const REFRESH_MS = 8_000;
/** Reading from the chain is expensive. */
const REFRESH_CHAIN_MS = 15_000;

/** A contest of version 2 with its result, as far as it has been read. */
export type ContestReadingR2 = {
  readonly contest: Contest;
  readonly result: Result;
  readonly state: ContestStateR2;
  /** What the scan has and no order of it explains. */
  readonly unplaced: readonly UnplacedAct[];
  readonly texts: ContestTexts | undefined;
  readonly source: Source;
  /** The scan omitted, altered or contradicted something. */
  readonly isPartial: boolean;
  /** The last refetch failed; earlier data is shown. */
  readonly isStale: boolean;
};

export type ContestAnswerR2 =
  | { readonly status: 'loading'; readonly source: Source }
  | { readonly status: 'failed'; readonly tooMuch: TooMuch | undefined }
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
    refetchInterval: ({ state: { data } }) => {
      if (data?.status !== 'found') return RETRY_SCAN_MS;
      return isOver(data.reading.state) ? false : REFRESH_MS;
    },
  });
  const isDown = useIsDown(scan);
  const isUnusable = scan.data !== undefined && scan.data.status !== 'found';
  const isChainWanted = isAsked || isUnusable || isDown;
  const chain = useQuery({
    ...chainActsQuery(chainConfig, uid, { isAsked }),
    enabled: isChainWanted,
    refetchInterval: ({ state: { data } }) =>
      data?.lookup.status === 'found' && data.isRepeatable && !isOver(data.lookup.reading.state)
        ? REFRESH_CHAIN_MS
        : false,
  });
  const fromChain = chain.data?.lookup.status === 'found' ? chain.data.lookup.reading : undefined;
  const fromScan = scan.data?.status === 'found' ? scan.data.reading : undefined;
  const isChainUsed = isAsked || isUnusable || (isDown && !fromScan);
  const check = useActsCheck(chainConfig, isChainUsed ? undefined : fromScan);
  // What the chain confirms is shown in its order.
  const read = isChainUsed ? fromChain : (check.reading ?? fromScan);
  const { data: texts } = useQuery(documentsQuery(read?.state, { hasGateway: feeds }));
  const { dataUpdatedAt } = scan;
  const shown = useMemo(() => {
    if (!read || (!texts && isInline(read.state))) return undefined;
    const block = 'block' in read ? read.block : toBlock(read.state, dataUpdatedAt);
    const reading: ReadingR2 = { ...read, block, ...(texts && { document: texts.document }) };
    const result = readResultR2(reading);
    return { contest: result.contest, result, state: read.state };
  }, [read, texts, dataUpdatedAt]);

  const source: Source = isChainUsed ? 'chain' : 'scan';
  const isPartial =
    !isChainUsed &&
    fromScan !== undefined &&
    fromScan.missing + fromScan.mismatched.length + fromScan.unplaced.length > 0;
  const getAnswer = (): ContestAnswerR2 => {
    if (shown) {
      const isStale = isChainUsed ? chain.isRefetchError : scan.isRefetchError;
      const unplaced = isChainUsed ? [] : (fromScan?.unplaced ?? []);
      return { status: 'found', ...shown, texts, source, unplaced, isPartial, isStale };
    }
    if (!isChainWanted || !chain.isError) return { status: 'loading', source };
    return { status: 'failed', tooMuch: isTooMuch(chain.error) ? chain.error : undefined };
  };
  return {
    answer: getAnswer(),
    check,
    isAsked,
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

function isOver({ isRevoked, values }: ContestStateR2): boolean {
  return isRevoked || BigInt(Math.floor(Date.now() / 1000)) > values.revealUntil;
}
