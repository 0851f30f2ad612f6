import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from 'viem';
import { contestQuery } from '../scan/queries.ts';
import type { Writers } from '../writing/loadWriters.ts';

/**
 * The contest right before signing: it may have been withdrawn since the page loaded, and this device's clock may be
 * slow.
 *
 * @param options.onLate judging has ended by the chain's clock
 * @throws {WriteError} `invalid-input` once judging has ended, `reverted` if it was withdrawn
 */
export async function fetchOpenContest(options: {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly queryClient: QueryClient;
  readonly writers: Writers;
  readonly client: Client;
  readonly onLate: () => void;
}): Promise<Contest> {
  const { chainConfig, contest, queryClient, writers, client } = options;
  const query = { ...contestQuery(chainConfig, contest.uid), staleTime: 0, retry: false };
  const [lookup, judging] = await Promise.all([
    // The chain itself says whether a contest with a resolver was withdrawn.
    contest.terms ? undefined : queryClient.fetchQuery(query).catch(() => undefined),
    writers.fetchJudging(client, contest),
  ]);
  if (judging.hasEnded) {
    options.onLate();
    throw new writers.WriteError({ code: 'invalid-input', detail: 'Judging has ended.' });
  }
  return lookup?.status === 'found' ? lookup.contest : judging.contest;
}
