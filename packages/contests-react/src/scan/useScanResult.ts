import type { ChainConfig } from '@org/chain-config';
import type { Attestation, Contest } from '@org/contests';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chainAttestationsQuery } from '../chain/chainQueries.ts';
import type { Reading } from '../reading/reading.ts';
import { useReading } from '../reading/useReading.ts';
import { isSeeded } from './isSeeded.ts';
import { evaluationsQuery } from './queries.ts';

const NONE: readonly Attestation[] = [];

type ScanResultOptions = {
  /** The query is enabled. */
  readonly isWanted: boolean;
  readonly refetchInterval?: number | false;
  /** The refetch interval until the first response. */
  readonly retryInterval?: number;
};

/**
 * A contest's result from the scan, the same wherever it is shown: computed from self-consistent rows; attestations
 * whose UID does not recompute are read from the chain.
 */
export function useScanResult(
  chainConfig: ChainConfig,
  contest: Contest,
  { isWanted, refetchInterval = false, retryInterval }: ScanResultOptions,
) {
  const rows = useQuery({
    ...evaluationsQuery(chainConfig, contest),
    enabled: isWanted,
    refetchInterval: ({ state }) =>
      state.data && !isSeeded(state) ? refetchInterval : (retryInterval ?? refetchInterval),
  });
  const { data, dataUpdatedAt } = rows;
  const mismatched = useMemo(() => data?.mismatched.map(({ uid }) => uid) ?? [], [data]);
  const { data: repaired, isError: isUnrepaired } = useQuery({
    ...chainAttestationsQuery(chainConfig, contest, mismatched),
    enabled: isWanted && mismatched.length > 0,
  });
  const attestations = useMemo(() => data && [...data.consistent, ...(repaired ?? NONE)], [data, repaired]);
  const reading = useMemo(
    () => attestations && createScanReading(contest, attestations, dataUpdatedAt),
    [contest, attestations, dataUpdatedAt],
  );
  const { result, progress } = useReading(reading);
  /** The scan omitted or altered rows that could not be read from the chain either: the result lacks them. */
  const isPartial = isUnrepaired || (data !== undefined && data.missing > 0);
  return { result, progress, attestations, rows, isPartial };
}

const UNKNOWN_HASH = `0x${'0'.repeat(64)}` as const;

/**
 * The scan's rows as input for `readResult`. A scan names no block hash, and not always a block, so the time of the
 * request (`readAtMs`, milliseconds) is used as block time; a viewer's clock that is behind must not hide past
 * events.
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
