import { Card, Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { MissingStep } from '../../base/page/MissingStep.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { englishReviews } from '../../messages/en/reviews.ts';
import { Person } from '../../person/Person.tsx';
import styles from './ReviewsView.module.css';

export type ReviewsViewProps = {
  /** The judge, once a wallet is connected. */
  readonly account: Address | undefined;
  /** The link to the judge's profile. */
  readonly accountHref?: string | undefined;
  /** A previously connected wallet is reconnecting. */
  readonly isReconnecting: boolean;
  readonly onConnect: () => void;
  readonly renderContests: (account: Address) => ReactNode;
};

/** The layout of a judge's own page. */
export function ReviewsView({
  account,
  accountHref,
  isReconnecting,
  onConnect,
  renderContests,
}: ReviewsViewProps) {
  const messages = useMessages('reviews', englishReviews);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
        <p>{messages.intro}</p>
        {account && (
          <p className={styles.who}>
            <span>{messages.as}</span> <Person address={account} href={accountHref} />
          </p>
        )}
      </div>
      {account && renderContests(account)}
      {!account && isReconnecting && <ReviewsOutline />}
      {!account && !isReconnecting && (
        <MissingStep title={messages.connect.title} act={messages.connect.act} onAct={onConnect}>
          {messages.connect.text}
        </MissingStep>
      )}
    </div>
  );
}

/** The skeleton of the contests. */
export function ReviewsOutline() {
  const messages = useMessages('reviews', englishReviews);
  return (
    <Card>
      <Skeleton lines={3} label={messages.loading} />
    </Card>
  );
}
