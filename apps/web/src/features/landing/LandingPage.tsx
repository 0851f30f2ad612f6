import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useConfig } from '../../shared/config/ConfigContext.tsx';
import { getDefaultChain } from '../../shared/config/findChain.ts';
import { ContestCard } from '../../shared/contest-card/ContestCard.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';
import { contestsQuery } from '../../shared/scan/queries.ts';
import { LandingView } from './LandingView.tsx';
import type { Recent } from './RecentContests.tsx';

/** The start page: what this is in ten seconds, and what is going on. */
export function LandingPage() {
  const chainConfig = getDefaultChain(useConfig());
  const { data, isError, refetch } = useInfiniteQuery(contestsQuery(chainConfig));
  const navigate = useNavigate();
  usePageTitle(messages.landing.title);

  const contests = data?.pages.flatMap((page) => page.contests);
  const recent: Recent = contests
    ? { status: 'listed', contests }
    : { status: isError ? 'failed' : 'loading' };
  return (
    <LandingView
      recent={recent}
      renderContest={(contest) => <ContestCard chainConfig={chainConfig} contest={contest} />}
      onRetry={() => void refetch()}
      onStart={() => navigate({ to: paths.startContest })}
    />
  );
}
