import type { ChainConfig } from '@org/chain-config';
import type { QueryClient } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { actsQuery } from './reading/actsQueries.ts';
import { keepInlineTexts, loadScanActs } from './reading/documentsQuery.ts';
import { markSeeded } from './scan/useIsDown.ts';

/** A scan's answer about a contest and its reviews that arrived with the page, as JSON of its GraphQL API. */
export type ServedAnswer = {
  readonly text: string;
  /** When the server read it, in milliseconds. */
  readonly readAtMs: number;
};

/** Also allows for a visitor's clock that is wrong by minutes. */
const MAX_AGE_MS = 5 * 60_000;

/**
 * Puts an answer that arrived with the page into the query cache, with its time and marked for refetching. It is
 * read like an answer of the scan and as little trusted; one that is too old, malformed or about another contest is
 * ignored.
 *
 * @returns whether the cache now has the contest and its reviews
 * @example
 * ```ts
 * import { seedContest } from '@org/contests-react';
 *
 * const block = document.getElementById('rows');
 * const answer = { text: block?.textContent ?? '', readAtMs: Number(block?.dataset.readAt) };
 * await seedContest(queryClient, { chainConfig, uid, answer });
 * ```
 */
export async function seedContest(
  queryClient: QueryClient,
  {
    chainConfig,
    uid,
    answer,
  }: { readonly chainConfig: ChainConfig; readonly uid: Hex; readonly answer: ServedAnswer },
): Promise<boolean> {
  const now = Date.now();
  if (!(Math.abs(now - answer.readAtMs) < MAX_AGE_MS)) return false;
  try {
    const { readServedActs } = await loadScanActs();
    const lookup = await readServedActs(chainConfig, uid, answer.text);
    if (lookup.status !== 'found') return false;
    await keepInlineTexts(queryClient, lookup.reading.state);
    const updatedAt = Math.min(answer.readAtMs, now);
    const { queryKey } = actsQuery(chainConfig, uid);
    markSeeded(lookup, updatedAt);
    queryClient.setQueryData(queryKey, lookup, { updatedAt });
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    return true;
  } catch {
    return false;
  }
}
