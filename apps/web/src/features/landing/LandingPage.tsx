import type { ChainConfig } from '@org/chain-config';
import { type Contest, getPhase } from '@org/contests';
import { contestsQuery, useContestsConfig, useNavigate } from '@org/contests-react';
import { ContestCard, contestListQuery, FeaturedResult, FeaturedReview } from '@org/contests-react/reading';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { ExampleQuote, ExampleResult } from './ExampleResult.tsx';
import { LandingView } from './LandingView.tsx';
import { type Recent, SHOWN_CONTESTS } from './RecentContests.tsx';

const FINISHED = { text: '', state: 'closed', sort: 'newest', account: undefined } as const;

/** The landing page. */
export function LandingPage({ chainConfig }: { readonly chainConfig: ChainConfig }) {
  const { hiddenUids } = useContestsConfig();
  const navigate = useNavigate();
  const newest = useInfiniteQuery(contestsQuery(chainConfig));
  const listed = newest.data?.pages.flatMap(({ contests }) => contests);
  const now = BigInt(Math.floor(newest.dataUpdatedAt / 1000));
  const isFinished = (contest: Contest) => getPhase(contest, now) === 'closed';
  // Many new contests fill the first page: then the finished ones are asked for.
  const isFar = newest.hasNextPage && (listed?.filter(isFinished).length ?? 0) < SHOWN_CONTESTS;
  const far = useInfiniteQuery({ ...contestListQuery(chainConfig, FINISHED), enabled: isFar });
  const toRecent = (
    { isError }: { readonly isError: boolean },
    contests: readonly Contest[] | undefined,
    isWanted: (contest: Contest) => boolean,
  ): Recent => {
    if (!contests) return { status: isError ? 'failed' : 'loading' };
    const shown = contests.filter((contest) => isWanted(contest) && !hiddenUids.includes(contest.uid));
    return { status: 'listed', contests: shown.slice(0, SHOWN_CONTESTS) };
  };
  const finished = isFar
    ? toRecent(
        far,
        far.data?.pages.flatMap(({ contests }) => contests),
        isFinished,
      )
    : toRecent(newest, listed, isFinished);
  const open = toRecent(newest, listed, (contest) =>
    ['submissions', 'admission', 'upcoming', 'judging'].includes(getPhase(contest, now)),
  );
  // The newest one that has a winner.
  const [without, setWithout] = useState<readonly string[]>([]);
  const contest =
    finished.status === 'listed' ? finished.contests.find(({ uid }) => !without.includes(uid)) : undefined;
  const isExample = finished.status === 'failed' || (finished.status === 'listed' && !contest);
  const retry = () => {
    void newest.refetch();
    if (isFar) void far.refetch();
  };
  const featured = { chainConfig, contest };
  return (
    <LandingView
      result={
        isExample ? (
          <ExampleResult />
        ) : (
          <FeaturedResult
            {...featured}
            onNone={() => contest && setWithout((uids) => [...uids, contest.uid])}
          />
        )
      }
      quote={isExample ? <ExampleQuote /> : <FeaturedReview {...featured} fallback={<ExampleQuote />} />}
      resultHref={contest && paths.contest(chainConfig.slug, contest.uid)}
      finished={finished}
      open={open}
      renderContest={(each) => <ContestCard chainConfig={chainConfig} contest={each} />}
      onRetry={retry}
      onStart={() => navigate(paths.startContest)}
    />
  );
}
