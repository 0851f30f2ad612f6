import type { ChainConfig } from '@org/chain-config';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ContestCard } from '../../shared/contest-card/ContestCard.tsx';
import { useNavigate } from '../../shared/navigate.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { contestsQuery } from '../../shared/scan/queries.ts';
import { LandingView } from './LandingView.tsx';
import type { Recent } from './RecentContests.tsx';

/** The start page: what this is in ten seconds, and what is going on. */
export function LandingPage({ chainConfig }: { readonly chainConfig: ChainConfig }) {
  const { data, isError, refetch } = useInfiniteQuery(contestsQuery(chainConfig));
  const navigate = useNavigate();

  const contests = data?.pages.flatMap((page) => page.contests);
  const recent: Recent = contests
    ? { status: 'listed', contests }
    : { status: isError ? 'failed' : 'loading' };
  return (
    <LandingView
      recent={recent}
      renderContest={(contest) => <ContestCard chainConfig={chainConfig} contest={contest} />}
      onRetry={() => void refetch()}
      onStart={() => navigate(paths.startContest)}
    />
  );
}
