import type { ChainConfig } from '@org/chain-config';
import type { Attestation, Contest, Result } from '@org/contests';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chainEvaluationsQuery, isTooMuch } from '../../chain/chainQueries.ts';
import type { ReadingProgress } from '../../reading/reading.ts';
import { useReading } from '../../reading/useReading.ts';
import { scanHeadQuery } from '../../scan/queries.ts';
import { useIsDown } from '../../scan/useIsDown.ts';
import { useScanResult } from '../../scan/useScanResult.ts';
import { RETRY_SCAN_MS, type Source } from './useContest.ts';

/** While judging goes on the page follows it by itself. */
const REFRESH_MS = 8_000;
/** While a review of the viewer's own is on its way. */
const REFRESH_SOON_MS = 1_000;
/** Reading a chain's logs again is dear: only where nothing else can be asked. */
const REFRESH_CHAIN_MS = 15_000;

const NONE: readonly Attestation[] = [];

export type ResultAnswer = {
  readonly result: Result | undefined;
  /** Where the result comes from, or is about to. */
  readonly source: Source;
  /** How far reading has come, where it takes a while and there is nothing to show yet. */
  readonly progress: ReadingProgress | undefined;
  /** Every row that the result was read from. */
  readonly attestations: readonly Attestation[];
  /** The block up to which was read, where the source names it. */
  readonly block: bigint | null;
  readonly isError: boolean;
  /** How many requests to the chain would be needed, if these are too many to send unasked; null if not known. */
  readonly tooMuch: { readonly requests: number | null } | undefined;
  readonly isStale: boolean;
  /** The scan kept rows back, or told some wrongly that the chain could not be asked for. */
  readonly isPartial: boolean;
  readonly refetch: () => void;
};

type ResultOptions = {
  /** Who told of the contest itself. */
  readonly source: Source;
  /** The visitor wants the chain to be read, whatever it takes. */
  readonly isAsked: boolean;
  readonly isJudging: boolean;
  readonly isAwaiting: boolean;
};

/** The contest's result as its source tells it now: the scan, or the chain while the scan does not answer. */
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
  const isChainWanted = useIsDown(scan.rows, isScanWanted) || !isScanWanted;
  const chain = useQuery({
    ...chainEvaluationsQuery(chainConfig, contest, { isAsked }),
    enabled: isChainWanted,
    refetchInterval: ({ state }) => state.data?.isRepeatable === true && isJudging && REFRESH_CHAIN_MS,
  });
  // What the chain said stays until the scan's answer has been read.
  const fromScan = isScanWanted && (scan.result !== undefined || !(isChainWanted || chain.data));
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
