import type { ChainConfig } from '@org/chain-config';
import type { Attestation, Contest, Result } from '@org/contests';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isTooMuch } from '../chain/asking.ts';
import { chainEvaluationsQuery } from '../chain/chainQueries.ts';
import type { Source } from '../contest/data/contestAnswer.ts';
import type { ReadingProgress } from '../reading/reading.ts';
import { useReading } from '../reading/useReading.ts';
import { scanHeadQuery } from '../scan/queries.ts';
import { useIsDown } from '../scan/useIsDown.ts';
import { useScanResult } from '../scan/useScanResult.ts';
import { RETRY_SCAN_MS } from './useOldContest.ts';

/** The refetch interval during judging. */
const REFRESH_MS = 8_000;
/** The refetch interval while a review of the viewer is pending. */
const REFRESH_SOON_MS = 1_000;
/** Reading logs is expensive: only polled if the scan is not available. */
const REFRESH_CHAIN_MS = 15_000;

const NONE: readonly Attestation[] = [];

/** A contest's result, and how it was read. `result` is undefined while it loads or fails. */
export type ResultAnswer = {
  readonly result: Result | undefined;
  /** The source of the result, even while loading. */
  readonly source: Source;
  /** Progress of a long read; undefined once there is a result. */
  readonly progress: ReadingProgress | undefined;
  /** Every attestation that the result was computed from. */
  readonly attestations: readonly Attestation[];
  /** The block of the data, if the source names it. */
  readonly block: bigint | null;
  readonly isError: boolean;
  /** Set if a read would exceed the request limit; `requests` is null if unknown. */
  readonly tooMuch: { readonly requests: number | null } | undefined;
  readonly isStale: boolean;
  /** The scan omitted or altered rows that could not be read from the chain either. */
  readonly isPartial: boolean;
  readonly refetch: () => void;
};

export type ResultOptions = {
  /** The source of the contest itself. */
  readonly source: Source;
  /** The visitor requested a read from the chain, without a request limit. */
  readonly isAsked: boolean;
  readonly isJudging: boolean;
  readonly isAwaiting: boolean;
};

/** The contest's current result: from the scan, or from the chain while the scan does not respond. */
export function useResult(
  chainConfig: ChainConfig,
  contest: Contest,
  { source, isAsked, isJudging, isAwaiting }: ResultOptions,
): ResultAnswer {
  const interval = isAwaiting ? REFRESH_SOON_MS : isJudging && REFRESH_MS;
  const isScanWanted = source === 'scan';
  const scan = useScanResult(chainConfig, contest, {
    isWanted: isScanWanted,
    refetchInterval: interval,
    retryInterval: RETRY_SCAN_MS,
  });
  const head = useQuery({ ...scanHeadQuery(chainConfig), enabled: isScanWanted, refetchInterval: interval });
  const isDown = useIsDown(scan.rows, isScanWanted);
  const isChainWanted = isDown || !isScanWanted;
  const chain = useQuery({
    ...chainEvaluationsQuery(chainConfig, contest, { isAsked }),
    enabled: isChainWanted,
    refetchInterval: ({ state }) => state.data?.isRepeatable === true && isJudging && REFRESH_CHAIN_MS,
  });
  // The chain's result stays until the scan's has been read. Served rows are shown until the chain's result is ready.
  const fromScan = isScanWanted && !(scan.result ? isDown && chain.data : isChainWanted || chain.data);
  const reading = useMemo(() => chain.data && { contest, ...chain.data }, [contest, chain.data]);
  const fromChain = useReading(fromScan ? undefined : reading);

  const answer = fromScan ? scan.rows : chain;
  return {
    result: (fromScan ? scan : fromChain).result,
    source: fromScan ? 'scan' : 'chain',
    progress: (fromScan ? scan : fromChain).progress,
    attestations: (fromScan ? scan.attestations : chain.data?.attestations) ?? NONE,
    block: fromScan ? (head.data?.blockNumber ?? null) : (chain.data?.block.number ?? null),
    isError: answer.isError && !answer.data,
    tooMuch: !fromScan && !chain.data && isTooMuch(chain.error) ? chain.error : undefined,
    isStale: answer.isRefetchError,
    isPartial: fromScan && scan.isPartial,
    refetch: () => {
      void answer.refetch();
      if (!fromScan && isScanWanted) void scan.rows.refetch();
    },
  };
}
