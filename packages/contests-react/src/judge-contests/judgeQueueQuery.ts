import type { ChainConfig } from '@org/chain-config';
import { type Contest, getJudgeQueue, type Result, readResult } from '@org/contests';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Address, Hex } from 'viem';
import { chainAttestationsQuery } from '../chain/chainQueries.ts';
import { READ_AT_ONCE, type Reading } from '../reading/reading.ts';
import { evaluationsQuery } from '../scan/queries.ts';
import { createScanReading } from '../scan/useScanResult.ts';
import type { JudgeQueueAnswer } from './judgeContests.ts';

/** The entries of a contest without a review by the judge, counted like on the contest's page. */
export function judgeQueueQuery(
  chainConfig: ChainConfig,
  contest: Contest,
  account: Address,
  createWorker: (() => Worker) | undefined,
) {
  const evaluations = evaluationsQuery(chainConfig, contest);
  return queryOptions({
    queryKey: [...evaluations.queryKey, 'queue', account],
    queryFn: async ({ client, signal }): Promise<JudgeQueueAnswer> => {
      if (contest.rule === 'R2') {
        const { fetchWaitingR2 } = await import('../contest-r2/data/fetchWaitingR2.ts');
        return fetchWaitingR2(client, chainConfig, contest.uid, account);
      }
      const { consistent, mismatched } = await client.fetchQuery(evaluations);
      const mended = await fetchFromChain(
        client,
        chainConfig,
        contest,
        mismatched.map(({ uid }) => uid),
      );
      const readAtMs = client.getQueryState(evaluations.queryKey)?.dataUpdatedAt ?? Date.now();
      const result = await read(
        createScanReading(contest, [...consistent, ...mended], readAtMs),
        signal,
        createWorker,
      );
      const waiting = getJudgeQueue(result, account)?.waiting ?? [];
      return { waiting, total: contest.entries.length };
    },
    // The inner queries retry themselves.
    retry: false,
  });
}

/** Checks rows that are not self-consistent against the chain, and leaves them out if the chain is unreachable. */
const fetchFromChain = async (
  client: QueryClient,
  chainConfig: ChainConfig,
  contest: Contest,
  uids: readonly Hex[],
) =>
  uids.length === 0
    ? []
    : client.fetchQuery(chainAttestationsQuery(chainConfig, contest, uids)).catch(() => []);

/** Large contests are evaluated in a worker. */
const read = async (
  reading: Reading,
  signal: AbortSignal,
  createWorker: (() => Worker) | undefined,
): Promise<Result> => {
  if (!createWorker || reading.attestations.length <= READ_AT_ONCE) return readResult(reading);
  const { readInWorker } = await import('../reading/readInWorker.ts');
  return readInWorker(reading, { createWorker, signal }).catch(() => readResult(reading));
};
