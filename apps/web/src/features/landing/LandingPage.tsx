import type { ChainConfig } from '@org/chain-config';
import { type Contest, getPhase, type Phase } from '@org/contests';
import { contestsQuery, useContestsConfig, useNavigate } from '@org/contests-react';
import {
  ContestCard,
  contestListQuery,
  FeaturedResult,
  FeaturedReview,
  useFeatured,
} from '@org/contests-react/reading';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { ExampleQuote, ExampleResult } from './ExampleResult.tsx';
import { LandingView } from './LandingView.tsx';
import { type Recent, SHOWN_CONTESTS } from './RecentContests.tsx';

const FINISHED = { text: '', state: 'closed', sort: 'newest', account: undefined } as const;
/** The finished contests of which a result is looked for: each takes a request of its own. */
const SEARCHED_CONTESTS = 12;
/** Contests that are neither over nor withdrawn. */
const OPEN: readonly Phase[] = ['submissions', 'admission', 'upcoming', 'judging', 'revealing'];

/** The landing page. */
export function LandingPage({ chainConfig }: { readonly chainConfig: ChainConfig }) {
  const { hiddenUids } = useContestsConfig();
  const navigate = useNavigate();
  const newest = useInfiniteQuery(contestsQuery(chainConfig));
  const now = BigInt(Math.floor(newest.dataUpdatedAt / 1000));
  const pick = ({ data, isError }: ListRead, matches: (phase: Phase) => boolean): Recent => {
    if (!data) return { status: isError ? 'failed' : 'loading' };
    const contests = data.pages
      .flatMap((page) => page.contests)
      .filter((contest) => matches(getPhase(contest, now)) && !hiddenUids.includes(contest.uid));
    return { status: 'listed', contests };
  };
  const isFinished = (phase: Phase) => phase === 'closed';
  const near = pick(newest, isFinished);
  // Many new contests fill the first page: then the finished ones are asked for.
  const isFar = newest.hasNextPage && near.status === 'listed' && near.contests.length < SHOWN_CONTESTS;
  const far = useInfiniteQuery({ ...contestListQuery(chainConfig, FINISHED), enabled: isFar });
  const farther = pick(far, isFinished);
  // The few that are known already are better than none.
  const isNear = !isFar || (farther.status === 'failed' && near.contests.length > 0);
  const finished = isNear ? near : farther;
  const open = pick(newest, (phase) => OPEN.includes(phase));
  // Features the newest contest with a result. If none has one, contests that failed are tried again with the next list.
  const [passed, setPassed] = useState<ReadonlyMap<string, 'none' | number>>(new Map());
  const listedAt = newest.dataUpdatedAt;
  const hasFailedBefore = ({ uid }: Contest) => passed.get(uid) !== 'none' && passed.get(uid) !== listedAt;
  const searched = finished.status === 'listed' ? finished.contests.slice(0, SEARCHED_CONTESTS) : [];
  const contest = searched.find(({ uid }) => !passed.has(uid)) ?? searched.find(hasFailedBefore);
  const featured = useFeatured(chainConfig, contest);
  const uid = contest?.uid;
  const pass = featured.status === 'none' ? 'none' : featured.status === 'failed' && listedAt;
  useEffect(() => {
    if (uid && pass) setPassed((before) => new Map([...before, [uid, pass]]));
  }, [uid, pass]);
  const isExample = finished.status === 'failed' || (finished.status === 'listed' && !contest);
  // No made-up review beside a real result.
  const isMute = featured.status === 'read' && !featured.isReadingTexts && !featured.review;
  const retry = () => {
    void newest.refetch();
    if (isFar) void far.refetch();
  };
  const shown = { chainConfig, featured };
  return (
    <LandingView
      result={isExample ? <ExampleResult /> : <FeaturedResult {...shown} />}
      quote={isExample ? <ExampleQuote /> : !isMute && <FeaturedReview {...shown} />}
      resultHref={contest && paths.contest(chainConfig.slug, contest.uid)}
      finished={finished}
      open={open}
      renderContest={(each) => <ContestCard chainConfig={chainConfig} contest={each} />}
      onRetry={retry}
      onStart={() => navigate(paths.startContest)}
    />
  );
}

type ListRead = {
  readonly data: { readonly pages: readonly { readonly contests: readonly Contest[] }[] } | undefined;
  readonly isError: boolean;
};
