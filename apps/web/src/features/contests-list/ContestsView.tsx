import type { Contest } from '@org/contests';
import { Banner, Button, EmptyState, Mark } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { ContestCardSkeleton } from '../../shared/contest-card/ContestCardSkeleton.tsx';
import { ContestCards } from '../../shared/contest-card/ContestCards.tsx';
import { messages } from '../../shared/messages/messages.ts';
import styles from './ContestsView.module.css';
import type { ListState } from './listState.ts';

const words = messages.contestsList;
const OUTLINES = ['first', 'second', 'third', 'fourth'];

/** A chain whose contests can be listed. */
type ListedChain = { readonly name: string; readonly href: string; readonly isCurrent: boolean };

export type ContestsViewProps = {
  readonly state: ListState;
  readonly chains: readonly ListedChain[];
  readonly renderContest: (contest: Contest) => ReactNode;
  readonly onStart: () => void;
  readonly onRetry: () => void;
  readonly onShowMore: () => void;
};

/** The list of contests in each of its states. */
export function ContestsView({
  state,
  chains,
  renderContest,
  onStart,
  onRetry,
  onShowMore,
}: ContestsViewProps) {
  const start = <Button onClick={onStart}>{words.startContest}</Button>;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        {state.status !== 'empty' && start}
      </div>
      {chains.length > 1 && <Chains chains={chains} />}
      {state.status === 'loading' && (
        <div role="status" aria-label={words.loading}>
          <ContestCards>
            {OUTLINES.map((outline) => (
              <li key={outline}>
                <ContestCardSkeleton />
              </li>
            ))}
          </ContestCards>
        </div>
      )}
      {state.status === 'failed' && (
        <div className={styles.notice}>
          <EmptyState title={words.failed.title} action={<Button onClick={onRetry}>{words.tryAgain}</Button>}>
            {words.failed.text}
          </EmptyState>
        </div>
      )}
      {state.status === 'empty' && (
        <div className={styles.notice}>
          <EmptyState icon={<Mark size="large" />} title={words.empty.title} action={start}>
            {words.empty.text}
          </EmptyState>
        </div>
      )}
      {state.status === 'listed' && (
        <ContestCards>
          {state.contests.map((contest) => (
            <li key={contest.uid}>{renderContest(contest)}</li>
          ))}
        </ContestCards>
      )}
      {state.status === 'listed' && <More more={state.more} onShowMore={onShowMore} />}
      {'unreadable' in state && state.unreadable > 0 && (
        <p className={styles.unreadable}>{words.unreadable(state.unreadable)}</p>
      )}
    </div>
  );
}

function Chains({ chains }: { chains: readonly ListedChain[] }) {
  return (
    <nav className={styles.chains} aria-label={words.chains}>
      {chains.map(({ name, href, isCurrent }) => (
        <a key={href} className={styles.chain} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function More({
  more,
  onShowMore,
}: {
  more: 'none' | 'there' | 'loading' | 'failed';
  onShowMore: () => void;
}) {
  if (more === 'none') return null;
  if (more === 'failed') {
    const retry = (
      <Button variant="outlined" size="small" onClick={onShowMore}>
        {words.tryAgain}
      </Button>
    );
    return <Banner tone="warning" title={words.moreFailed} action={retry} />;
  }
  return (
    <Button variant="outlined" className={styles.more} loading={more === 'loading'} onClick={onShowMore}>
      {words.showMore}
    </Button>
  );
}
