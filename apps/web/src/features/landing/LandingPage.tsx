import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useConfig } from '../../shared/config/ConfigContext.tsx';
import { getDefaultChain } from '../../shared/config/findChain.ts';
import { ContestCard } from '../../shared/contest-card/ContestCard.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';
import { contestsQuery } from '../../shared/scan/queries.ts';
import { LandingView, type Recent } from './LandingView.tsx';

/** As many as fill the second look, not the whole list. */
const SHOWN_CONTESTS = 4;

/** The start page: what this is in ten seconds, and what is going on. */
export function LandingPage() {
  const chainConfig = getDefaultChain(useConfig());
  const { data, isError } = useInfiniteQuery(contestsQuery(chainConfig));
  const navigate = useNavigate();
  usePageTitle(messages.landing.title);

  const contests = data?.pages.flatMap((page) => page.contests).slice(0, SHOWN_CONTESTS);
  const recent: Recent = contests
    ? { status: 'listed', contests }
    : { status: isError ? 'failed' : 'loading' };
  return (
    <LandingView
      recent={recent}
      renderContest={(contest) => <ContestCard chainConfig={chainConfig} contest={contest} />}
      onStart={() => navigate({ to: paths.startContest })}
    />
  );
}
