import type { ChainConfig } from '@org/chain-config';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useConfig } from '../../shared/config/ConfigContext.tsx';
import { ContestCard } from '../../shared/contest-card/ContestCard.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';
import { contestsQuery } from '../../shared/scan/queries.ts';
import { ContestsView } from './ContestsView.tsx';
import { toListState } from './listState.ts';

/** Every contest of one chain, newest first. */
export function ContestsPage({ chainConfig }: { chainConfig: ChainConfig }) {
  const { chains, defaultChain } = useConfig();
  const query = useInfiniteQuery(contestsQuery(chainConfig));
  const navigate = useNavigate();
  usePageTitle(messages.contestsList.title);
  return (
    <ContestsView
      state={toListState(query)}
      chains={chains.map(({ slug, chain }) => ({
        name: chain.name,
        href: slug === defaultChain ? paths.contests : paths.contestsOf(slug),
        isCurrent: slug === chainConfig.slug,
      }))}
      renderContest={(contest) => <ContestCard chainConfig={chainConfig} contest={contest} />}
      onStart={() => navigate({ to: paths.startContest })}
      onRetry={() => query.refetch()}
      onShowMore={() => query.fetchNextPage()}
    />
  );
}
