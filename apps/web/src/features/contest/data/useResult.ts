import type { ChainConfig } from '@org/chain-config';
import { type Attestation, type Block, type Contest, type Result, readResult } from '@org/contests';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { evaluationsQuery, scanHeadQuery } from '../../../shared/scan/queries.ts';
import { chainAttestationsQuery, chainEvaluationsQuery } from './chainQueries.ts';
import type { Source } from './useContest.ts';

/** While judging goes on the page follows it by itself. */
const REFRESH_MS = 8_000;
/** While a review of the viewer's own is on its way. */
const REFRESH_SOON_MS = 1_000;
/** Reading a chain's logs again is dear: only where nothing else can be asked. */
const REFRESH_CHAIN_MS = 15_000;

const UNKNOWN_HASH = `0x${'0'.repeat(64)}` as const;
const NONE: readonly Attestation[] = [];

export type ResultAnswer = {
  readonly result: Result | undefined;
  /** Every row that the result was read from. */
  readonly attestations: readonly Attestation[];
  /** The block up to which was read, where the source names it. */
  readonly block: bigint | null;
  readonly isError: boolean;
  readonly isStale: boolean;
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
  const rows = useQuery({
    ...evaluationsQuery(chainConfig, contest),
    enabled: fromScan,
    refetchInterval: interval,
  });
  const head = useQuery({ ...scanHeadQuery(chainConfig), enabled: fromScan, refetchInterval: interval });
  const mismatched = useMemo(() => (rows.data?.mismatched ?? NONE).map(({ uid }) => uid), [rows.data]);
  const mended = useQuery({
    ...chainAttestationsQuery(chainConfig, mismatched),
    enabled: fromScan && mismatched.length > 0,
  });
  const chain = useQuery({
    ...chainEvaluationsQuery(chainConfig, contest),
    enabled: !fromScan,
    refetchInterval: isJudging && REFRESH_CHAIN_MS,
  });

  const attestations = useMemo(() => {
    if (!fromScan) return chain.data?.attestations;
    return rows.data && [...rows.data.trusted, ...(mended.data ?? NONE)];
  }, [fromScan, chain.data, rows.data, mended.data]);
  const readAtMs = rows.dataUpdatedAt;
  const chainBlock = fromScan ? undefined : chain.data?.block;
  const result = useMemo(() => {
    if (!attestations) return undefined;
    return readResult({ contest, attestations, block: chainBlock ?? getPresent(attestations, readAtMs) });
  }, [contest, attestations, chainBlock, readAtMs]);

  const answer = fromScan ? rows : chain;
  return {
    result,
    attestations: attestations ?? NONE,
    block: fromScan ? (head.data?.blockNumber ?? null) : (chain.data?.block.number ?? null),
    isError: answer.isError && !answer.data,
    isStale: answer.isRefetchError,
    refetch: () => void answer.refetch(),
  };
};

/**
 * A scan names no block hash, and not always a block. What it tells was true when it was asked, so that moment
 * stands for the block; a viewer's clock that is behind must not hide what has already happened.
 */
const getPresent = (attestations: readonly Attestation[], readAtMs: number): Block => {
  const times = attestations.flatMap(({ time, revocationTime }) => [time, revocationTime]);
  const readAt = BigInt(Math.floor(readAtMs / 1000));
  return {
    number: 0n,
    hash: UNKNOWN_HASH,
    time: times.reduce(latest, readAt),
  };
};

const latest = (a: bigint, b: bigint) => (a > b ? a : b);
