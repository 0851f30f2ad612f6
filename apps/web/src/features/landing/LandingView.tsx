import type { Contest } from '@org/contests';
import { Button, Link } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { ContestCardSkeleton } from '../../shared/contest-card/ContestCardSkeleton.tsx';
import { ContestCards } from '../../shared/contest-card/ContestCards.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import styles from './LandingView.module.css';
import { RankingPicture } from './RankingPicture.tsx';

const words = messages.landing;

export type Recent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'listed'; readonly contests: readonly Contest[] };

export type LandingViewProps = {
  readonly recent: Recent;
  readonly renderContest: (contest: Contest) => ReactNode;
  readonly onStart: () => void;
};

/** What Laurel is, how it works, and the latest contests. */
export function LandingView({ recent, renderContest, onStart }: LandingViewProps) {
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <Button size="large" onClick={onStart}>
            {words.startContest}
          </Button>
        </div>
        <RankingPicture />
      </section>
      <section aria-labelledby="how">
        <h2 className={styles.heading} id="how">
          {words.howTitle}
        </h2>
        <ol className={styles.steps}>
          {words.steps.map((step) => (
            <li className={styles.step} key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      {recent.status !== 'failed' && (
        <section aria-labelledby="recent">
          <div className={styles.recentHead}>
            <h2 className={styles.heading} id="recent">
              {words.recentTitle}
            </h2>
            <Link href={paths.contests}>{words.seeAll}</Link>
          </div>
          <RecentContests recent={recent} renderContest={renderContest} />
        </section>
      )}
    </div>
  );
}

function RecentContests({ recent, renderContest }: Pick<LandingViewProps, 'recent' | 'renderContest'>) {
  if (recent.status === 'listed' && recent.contests.length === 0) {
    return <p className={styles.empty}>{words.empty}</p>;
  }
  return (
    <ContestCards>
      {recent.status === 'listed'
        ? recent.contests.map((contest) => <li key={contest.uid}>{renderContest(contest)}</li>)
        : ['first', 'second'].map((outline) => (
            <li key={outline}>
              <ContestCardSkeleton />
            </li>
          ))}
    </ContestCards>
  );
}
