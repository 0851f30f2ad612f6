import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useConfig } from '../../shared/config/ConfigContext.tsx';
import { getDefaultChain } from '../../shared/config/findChain.ts';
import { ContestCard } from '../../shared/contest-card/ContestCard.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';
import { contestsQuery } from '../../shared/scan/queries.ts';
import { ContestsView } from './ContestsView.tsx';
import { toListState } from './listState.ts';

/** Every contest of the default chain, newest first. */
export function ContestsPage() {
  const chainConfig = getDefaultChain(useConfig());
  const query = useInfiniteQuery(contestsQuery(chainConfig));
  const navigate = useNavigate();
  usePageTitle(messages.contestsList.title);
  return (
    <ContestsView
      state={toListState(query)}
      renderContest={(contest) => <ContestCard chainConfig={chainConfig} contest={contest} />}
      onStart={() => navigate({ to: paths.startContest })}
      onRetry={() => query.refetch()}
      onShowMore={() => query.fetchNextPage()}
    />
  );
}
