import type { ChainConfig } from '@org/chain-config';
import type { Attestation, Contest } from '@org/contests';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chainAttestationsQuery } from '../chain/chainQueries.ts';
import type { Reading } from '../reading/reading.ts';
import { useReading } from '../reading/useReading.ts';
import { evaluationsQuery } from './queries.ts';

const NONE: readonly Attestation[] = [];

type ScanResultOptions = {
  /** Nothing is asked before. */
  readonly isWanted: boolean;
  readonly refetchInterval?: number | false;
  /** How often a scan that has not answered yet is asked again. */
  readonly retryInterval?: number;
};

/**
 * A contest's result as the scan tells it, the same wherever it is shown. It is read from self-consistent rows;
 * attestations whose UID does not recompute are read from the chain.
 */
export function useScanResult(
  chainConfig: ChainConfig,
  contest: Contest,
  { isWanted, refetchInterval = false, retryInterval }: ScanResultOptions,
) {
  const rows = useQuery({
    ...evaluationsQuery(chainConfig, contest),
    enabled: isWanted,
    refetchInterval: ({ state }) => (state.data ? refetchInterval : (retryInterval ?? refetchInterval)),
  });
  const { data, dataUpdatedAt } = rows;
  const mismatched = useMemo(() => data?.mismatched.map(({ uid }) => uid) ?? [], [data]);
  const { data: mended, isError: isUnmended } = useQuery({
    ...chainAttestationsQuery(chainConfig, contest, mismatched),
    enabled: isWanted && mismatched.length > 0,
  });
  const attestations = useMemo(() => data && [...data.consistent, ...(mended ?? NONE)], [data, mended]);
  const reading = useMemo(
    () => attestations && createScanReading(contest, attestations, dataUpdatedAt),
    [contest, attestations, dataUpdatedAt],
  );
  const { result, progress } = useReading(reading);
  /** Rows that the scan counted or told wrongly, and that could not be had otherwise: the result lacks them. */
  const isPartial = isUnmended || (data !== undefined && data.missing > 0);
  return { result, progress, attestations, rows, isPartial };
}

const UNKNOWN_HASH = `0x${'0'.repeat(64)}` as const;

/**
 * What the scan tells, ready to be read. A scan names no block hash, and not always a block. What it tells was true when
 * it was asked (`readAtMs`, milliseconds), so that moment stands for the block; a viewer's clock that is behind
 * must not hide what has already happened.
 */
export function createScanReading(
  contest: Contest,
  attestations: readonly Attestation[],
  readAtMs: number,
): Reading {
  const now = BigInt(Math.floor(readAtMs / 1000));
  const time = attestations.reduce((last, row) => latest(last, latest(row.time, row.revocationTime)), now);
  return { contest, attestations, block: { number: 0n, hash: UNKNOWN_HASH, time } };
}

const latest = (a: bigint, b: bigint) => (a > b ? a : b);
