import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getScanReader } from '../../../shared/scan/getScanReader.ts';
import { strangersCountQuery } from '../../../shared/scan/queries.ts';
import type { NotCountedProps } from '../not-counted/NotCounted.tsx';
import type { Source } from './useContest.ts';

const PER_PAGE = 50;

/** Strangers' attestations: the number at once, they themselves when asked for, page by page. */
export const useStrangers = (
  chainConfig: ChainConfig,
  contest: Contest,
  source: Source,
): Pick<NotCountedProps, 'strangers' | 'onShowStrangers' | 'onHideStrangers'> => {
  const [isOpen, setIsOpen] = useState(false);
  const count = useQuery({ ...strangersCountQuery(chainConfig, contest), enabled: source === 'scan' });
  const pages = useInfiniteQuery({
    queryKey: ['scan', chainConfig.slug, 'strangers', contest.uid],
    queryFn: ({ pageParam, signal }) =>
      getScanReader(chainConfig).fetchStrangers(contest, { skip: pageParam, take: PER_PAGE, signal }),
    initialPageParam: 0,
    getNextPageParam: (page, _pages, skip) =>
      page.strangers.length + page.mismatched.length < PER_PAGE ? undefined : skip + PER_PAGE,
    enabled: isOpen && source === 'scan',
  });
  const getStatus = () => {
    if (!isOpen) return 'hidden';
    if (pages.isFetching) return 'loading';
    return pages.isError ? 'failed' : 'shown';
  };
  return {
    strangers: {
      count: source === 'scan' ? count.data : undefined,
      status: getStatus(),
      items: pages.data?.pages.flatMap(({ strangers }) => strangers) ?? [],
      hasMore: pages.hasNextPage,
    },
    onShowStrangers: () => {
      if (!isOpen) setIsOpen(true);
      else if (pages.isError && !pages.data) void pages.refetch();
      else void pages.fetchNextPage();
    },
    onHideStrangers: () => setIsOpen(false),
  };
};
