import type { ChainConfig } from '@org/chain-config';
import type { Attestation, Contest, Evaluation, IgnoredReason } from '@org/contests';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import type { Source } from '../contest/data/contestAnswer.ts';
import { getScanReader } from '../scan/getScanReader.ts';
import { strangersCountQuery } from './strangersCountQuery.ts';

/** An attestation that does not count, and why. */
export type Ignored = {
  readonly attestation: Attestation;
  readonly reason: IgnoredReason;
  readonly evaluation?: Evaluation | undefined;
};

/** Attestations by accounts that are not judges: counted first, fetched on demand. */
export type Strangers = {
  /** `undefined`: not known (yet). */
  readonly count: number | undefined;
  /** They can be fetched without a count, which is slow. */
  readonly canLook: boolean;
  readonly status: 'hidden' | 'loading' | 'shown' | 'failed';
  readonly items: readonly Ignored[];
  readonly hasMore: boolean;
};

export type StrangersAnswer = {
  readonly strangers: Strangers;
  readonly onShowStrangers: () => void;
  readonly onHideStrangers: () => void;
};

const PER_PAGE = 50;

/** Strangers' attestations: the count if the scan provides it, the attestations on demand, page by page. */
export function useStrangers(chainConfig: ChainConfig, contest: Contest, source: Source): StrangersAnswer {
  const [isOpen, setIsOpen] = useState(false);
  /** The number of loaded rows to show: the chain returns all at once. */
  const [limit, setLimit] = useState(PER_PAGE);
  const fromScan = source === 'scan';
  const count = useQuery({ ...strangersCountQuery(chainConfig, contest), enabled: fromScan });
  const pages = useInfiniteQuery({
    queryKey: [source, chainConfig.slug, 'strangers', contest.uid],
    queryFn: async ({ pageParam: skip, signal }) => {
      if (fromScan)
        return getScanReader(chainConfig).fetchStrangers(contest, { skip, take: PER_PAGE, signal });
      const { strangers } = await (await loadChainAccess(chainConfig)).reader.fetchStrangers(contest, {
        signal,
      });
      return { strangers, mismatched: [] };
    },
    initialPageParam: 0,
    getNextPageParam: (page, _pages, skip) =>
      fromScan && page.strangers.length + page.mismatched.length >= PER_PAGE ? skip + PER_PAGE : undefined,
    enabled: isOpen,
  });
  const items = pages.data?.pages.flatMap(({ strangers }) => strangers) ?? [];
  const getStatus = () => {
    if (!isOpen) return 'hidden';
    if (pages.isFetching) return 'loading';
    return pages.isError ? 'failed' : 'shown';
  };
  return {
    strangers: {
      count: fromScan ? count.data : undefined,
      canLook: !fromScan,
      status: getStatus(),
      items: items.slice(0, limit),
      hasMore: pages.hasNextPage || items.length > limit,
    },
    onShowStrangers: () => {
      if (!isOpen) setIsOpen(true);
      else if (pages.isError && !pages.data) void pages.refetch();
      else {
        setLimit(limit + PER_PAGE);
        if (pages.hasNextPage) void pages.fetchNextPage();
      }
    },
    onHideStrangers: () => setIsOpen(false),
  };
}
