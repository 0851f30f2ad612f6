import type { Contest } from '@org/contests';
import { ContestCardSkeleton, ContestCards } from '@org/contests-react/reading';
import { Button } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import styles from './LandingView.module.css';

const landingMessages = messages.landing;

/** The number of contests in a row; the list page has all of them. */
export const SHOWN_CONTESTS = 3;

export type Recent =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'listed'; readonly contests: readonly Contest[] };

export type RecentContestsProps = {
  readonly recent: Recent;
  /** The sentence for an empty list. */
  readonly none: string;
  readonly renderContest: (contest: Contest) => ReactNode;
  readonly onRetry: () => void;
};

/** A row of contests, or the reason why they failed to load. */
export function RecentContests({ recent, none, renderContest, onRetry }: RecentContestsProps) {
  if (recent.status === 'failed') {
    return (
      <div className={styles.empty} role="status">
        <p>
          <strong>{landingMessages.failed}</strong>
        </p>
        <p>{landingMessages.failedText}</p>
        <Button variant="outlined" size="small" onClick={onRetry}>
          {landingMessages.tryAgain}
        </Button>
      </div>
    );
  }
  if (recent.status === 'listed' && recent.contests.length === 0) {
    return <p className={styles.empty}>{none}</p>;
  }
  return (
    <ContestCards>
      {recent.status === 'listed'
        ? recent.contests
            .slice(0, SHOWN_CONTESTS)
            .map((contest) => <li key={contest.uid}>{renderContest(contest)}</li>)
        : Array.from({ length: SHOWN_CONTESTS }, (_, outline) => (
            <li key={outline}>
              <ContestCardSkeleton />
            </li>
          ))}
    </ContestCards>
  );
}
