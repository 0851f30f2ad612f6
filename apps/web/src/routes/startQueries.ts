import type { ChainConfig } from '@org/chain-config';
import { contestQuery, seedContest } from '@org/contests-react';
import type { QueryClient } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { takeServedRows } from '../config/servedRows.ts';
import { createReadingWorker } from '../shared/createReadingWorker.ts';

/** How long a route change waits for data before the page shows its own outline. */
const PATIENCE_MS = 300;

/**
 * Waits briefly for started queries. A slow or failing query never delays the page, which
 * shows the state of its queries.
 */
export async function startQueries(
  queries: readonly Promise<unknown>[],
  patienceMs = PATIENCE_MS,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([Promise.allSettled(queries), patience]);
  clearTimeout(timer);
}

/** Starts the queries for a contest and its reviews. If both arrived with the page, it is drawn without waiting for the scan. */
export async function startContestQueries(
  { chainConfig, uid }: { readonly chainConfig: ChainConfig; readonly uid: Hex },
  queryClient: QueryClient,
): Promise<void> {
  const answer = takeServedRows(document);
  if (answer && (await seedContest(queryClient, { chainConfig, uid, answer }))) return;
  const createWorker = createReadingWorker;
  return startQueries([queryClient.prefetchQuery(contestQuery(chainConfig, uid, { createWorker }))]);
}
