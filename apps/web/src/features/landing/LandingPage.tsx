import type { ChainConfig } from '@org/chain-config';
import { contestsQuery, useNavigate } from '@org/contests-react';
import { ContestCard } from '@org/contests-react/reading';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../shared/paths.ts';
import { LandingView } from './LandingView.tsx';
import type { Recent } from './RecentContests.tsx';

/** The landing page. */
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
