import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { getScanReader } from './getScanReader.ts';

/** Contests per page of the list. */
export const CONTESTS_PER_PAGE = 100;

const scanKey = (chainConfig: ChainConfig) => ['scan', chainConfig.slug] as const;

/** The contests of a chain, newest first, page by page. */
export const contestsQuery = (chainConfig: ChainConfig) =>
  infiniteQueryOptions({
    queryKey: [...scanKey(chainConfig), 'contests'],
    queryFn: async ({ pageParam }) => {
      const page = await getScanReader(chainConfig).fetchContests({
        skip: pageParam,
        take: CONTESTS_PER_PAGE,
      });
      return { ...page, skip: pageParam };
    },
    initialPageParam: 0,
    // Unreadable ones were taken from the scan as well, so they count towards a full page.
    getNextPageParam: (page) =>
      page.contests.length + page.unreadable < CONTESTS_PER_PAGE ? undefined : page.skip + CONTESTS_PER_PAGE,
  });

/** What a UID leads to: a contest, nothing, or another attestation. */
export const contestQuery = (chainConfig: ChainConfig, uid: Hex) =>
  queryOptions({
    queryKey: [...scanKey(chainConfig), 'contest', uid],
    queryFn: () => getScanReader(chainConfig).findContest(uid),
  });

/** Every candidate evaluation of a contest, as the scan gives them. */
export const evaluationsQuery = (chainConfig: ChainConfig, contest: Contest) =>
  queryOptions({
    queryKey: [...scanKey(chainConfig), 'evaluations', contest.uid],
    queryFn: () => getScanReader(chainConfig).fetchEvaluations(contest),
  });

/** How many attestations for a contest come from people who are not its judges. */
export const strangersCountQuery = (chainConfig: ChainConfig, contest: Contest) =>
  queryOptions({
    queryKey: [...scanKey(chainConfig), 'strangersCount', contest.uid],
    queryFn: () => getScanReader(chainConfig).countStrangers(contest),
  });

/** How far the scan has come. */
export const scanHeadQuery = (chainConfig: ChainConfig) =>
  queryOptions({
    queryKey: [...scanKey(chainConfig), 'head'],
    queryFn: () => getScanReader(chainConfig).fetchHead(),
  });
