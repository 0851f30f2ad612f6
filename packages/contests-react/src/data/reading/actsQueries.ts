import type { ChainConfig } from '@org/chain-config';
import type { ContestReplay, ScannedActs } from '@org/contests';
import type { ChainProgress } from '@org/contests/chain';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { isRetryable } from '../../base/provider/createQueryClient.ts';
import { READ_AT_ONCE, type ReadingProgress } from '../replay/replayParts.ts';
import { type Asking, chainProgressKey } from './chainKeys.ts';
import { keepInlineTexts, loadScanActs } from './documentsQuery.ts';

/** The worker in which large contests are replayed, if there is one. */
export type Working = { readonly createWorker?: (() => Worker) | undefined };

/**
 * The acts of a contest as the scan has them; their order is not confirmed.
 *
 * @example
 * import { contestQuery } from '@org/contests-react';
 * await queryClient.prefetchQuery(contestQuery(chainConfig, uid));
 */
export function actsQuery(chainConfig: ChainConfig, uid: Hex, { createWorker }: Working = {}) {
  return queryOptions({
    queryKey: ['scan', chainConfig.slug, 'acts', uid],
    queryFn: async ({ client, signal }) => {
      const setProgress = (progress: ReadingProgress | null) =>
        client.setQueryData(progressQuery(chainConfig, uid).queryKey, progress);
      const { fetchScannedActs } = await loadScanActs();
      const lookup = await fetchScannedActs(chainConfig, uid, {
        createWorker,
        signal,
        onContest: (state) => keepBeginning(client, chainConfig, state),
        onProgress: (progress) => progress.total > READ_AT_ONCE && setProgress(progress),
      });
      if (lookup.status === 'found') await keepInlineTexts(client, lookup.reading.state);
      setProgress(null);
      return lookup;
    },
    // A replayed state is an object with methods.
    structuralSharing: false,
  });
}

/** The code that reads acts from the chain. */
export async function loadChainActs() {
  const [{ loadReadFrugally }, acts] = await Promise.all([
    import('./loadReadFrugally.ts'),
    import('./chainActs.ts'),
  ]);
  return { ...acts, readFrugally: (await loadReadFrugally()).readFrugally };
}

/** The acts of a contest in the order of the chain. */
export function chainActsQuery(
  chainConfig: ChainConfig,
  uid: Hex,
  { force, createWorker }: Asking & Working,
) {
  return queryOptions({
    queryKey: ['chain', chainConfig.slug, 'acts', uid, force],
    queryFn: async ({ client, signal }) => {
      const { fetchChainActs, readFrugally } = await loadChainActs();
      const queryKey = chainProgressKey(chainConfig, uid);
      const onProgress = (progress: ChainProgress) => client.setQueryData(queryKey, progress);
      const onContest = (state: ContestReplay) => keepBeginning(client, chainConfig, state);
      const read = { chainConfig, uid, force, signal, onProgress };
      return fetchChainActs(readFrugally, read, { createWorker, onContest });
    },
    retry: (failures, error) => failures < 1 && isRetryable(error),
    refetchOnWindowFocus: false,
    structuralSharing: (before, now) => keepNewer(before as ChainActs | undefined, now as ChainActs),
  });
}

type ChainActs = Awaited<ReturnType<Awaited<ReturnType<typeof loadChainActs>>['fetchChainActs']>>;

/**
 * The reading of the later block: the nodes of an endpoint may lag behind each other, and the visitor's last review must not
 * disappear meanwhile.
 */
export function keepNewer(before: ChainActs | undefined, now: ChainActs): ChainActs {
  const isOlder =
    before?.lookup.status === 'found' &&
    (now.lookup.status === 'found'
      ? now.lookup.reading.block.number < before.lookup.reading.block.number
      : now.lookup.status === 'not-found');
  return isOlder ? before : now;
}

/** Both logs: a submission changes nothing in the log of acts. */
export const toHeads = ({ acts, submissionActs }: ScannedActs['state']) =>
  `${acts.head} ${submissionActs.head}`;

/** A scan's acts with those rows read from the chain whose UID did not recompute. */
export function repairedActsQuery(
  chainConfig: ChainConfig,
  reading: ScannedActs | undefined,
  { createWorker }: Working,
) {
  return queryOptions({
    queryKey: [
      ...['chain', chainConfig.slug, 'repaired-acts', reading?.contest.uid],
      reading && toHeads(reading.state),
      ...(reading?.mismatched.map(({ uid }) => uid) ?? []),
    ],
    queryFn: reading
      ? async ({ signal }) => {
          const { repairActs, readFrugally } = await loadChainActs();
          return repairActs(readFrugally, { chainConfig, reading, createWorker, signal });
        }
      : skipToken,
    retry: 1,
    structuralSharing: false,
  });
}

/** The contest as it began, from the attestation that is read before the acts; written by the queries above. */
export function beginningQuery(chainConfig: ChainConfig, uid: Hex) {
  return queryOptions<ContestReplay>({
    queryKey: ['contest-beginning', chainConfig.slug, uid],
    queryFn: skipToken,
    structuralSharing: false,
  });
}

/** Progress of a long read from the scan, in rows; null without one. Written by `actsQuery`. */
export function progressQuery(chainConfig: ChainConfig, uid: Hex) {
  return queryOptions<ReadingProgress | null>({
    queryKey: ['contest-progress', chainConfig.slug, uid],
    queryFn: skipToken,
  });
}

function keepBeginning(client: QueryClient, chainConfig: ChainConfig, state: ContestReplay): void {
  client.setQueryData(beginningQuery(chainConfig, state.attestation.uid).queryKey, state);
}
