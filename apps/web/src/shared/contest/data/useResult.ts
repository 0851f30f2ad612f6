import type { ChainConfig } from '@org/chain-config';
import type { Attestation, Contest, Result } from '@org/contests';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReadingProgress } from '../../reading/reading.ts';
import { useReading } from '../../reading/useReading.ts';
import { scanHeadQuery } from '../../scan/queries.ts';
import { useScanResult } from '../../scan/useScanResult.ts';
import { chainEvaluationsQuery } from './chainQueries.ts';
import type { Source } from './useContest.ts';

/** While judging goes on the page follows it by itself. */
const REFRESH_MS = 8_000;
/** While a review of the viewer's own is on its way. */
const REFRESH_SOON_MS = 1_000;
/** Reading a chain's logs again is dear: only where nothing else can be asked. */
const REFRESH_CHAIN_MS = 15_000;

const NONE: readonly Attestation[] = [];

export type ResultAnswer = {
  readonly result: Result | undefined;
  /** How far reading has come, where it takes a while and there is nothing to show yet. */
  readonly progress: ReadingProgress | undefined;
  /** Every row that the result was read from. */
  readonly attestations: readonly Attestation[];
  /** The block up to which was read, where the source names it. */
  readonly block: bigint | null;
  readonly isError: boolean;
  readonly isStale: boolean;
  /** The scan kept rows back, or told some wrongly that the chain could not be asked for. */
  readonly isPartial: boolean;
  readonly refetch: () => void;
};

/** The contest's result as its source tells it now. */
export const useResult = (
  chainConfig: ChainConfig,
  contest: Contest,
  { source, isJudging, isAwaiting }: { source: Source; isJudging: boolean; isAwaiting: boolean },
): ResultAnswer => {
  const interval = isAwaiting ? REFRESH_SOON_MS : isJudging && REFRESH_MS;
  const fromScan = source === 'scan';
  const scan = useScanResult(chainConfig, contest, { isWanted: fromScan, refetchInterval: interval });
  const head = useQuery({ ...scanHeadQuery(chainConfig), enabled: fromScan, refetchInterval: interval });
  const chain = useQuery({
    ...chainEvaluationsQuery(chainConfig, contest),
    enabled: !fromScan,
    refetchInterval: isJudging && REFRESH_CHAIN_MS,
  });

  const reading = useMemo(() => chain.data && { contest, ...chain.data }, [contest, chain.data]);
  const fromChain = useReading(fromScan ? undefined : reading);

  const answer = fromScan ? scan.rows : chain;
  return {
    result: (fromScan ? scan : fromChain).result,
    progress: (fromScan ? scan : fromChain).progress,
    attestations: (fromScan ? scan.attestations : chain.data?.attestations) ?? NONE,
    block: fromScan ? (head.data?.blockNumber ?? null) : (chain.data?.block.number ?? null),
    isError: answer.isError && !answer.data,
    isStale: answer.isRefetchError,
    isPartial: fromScan && scan.isPartial,
    refetch: () => void answer.refetch(),
  };
};
