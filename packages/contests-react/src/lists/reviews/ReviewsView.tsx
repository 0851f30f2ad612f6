import { Card, Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { MissingStep } from '../../base/page/MissingStep.tsx';
import { useTexts } from '../../base/provider/contests.ts';
import { reviewsTexts } from '../../messages/en/reviews.ts';
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
  const words = useTexts('reviews', reviewsTexts);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        {account && (
          <p className={styles.who}>
            <span>{words.as}</span> <Person address={account} href={accountHref} />
          </p>
        )}
      </div>
      {account && renderContests(account)}
      {!account && isReconnecting && <ReviewsOutline />}
      {!account && !isReconnecting && (
        <MissingStep title={words.connect.title} act={words.connect.act} onAct={onConnect}>
          {words.connect.text}
        </MissingStep>
      )}
    </div>
  );
}

/** The skeleton of the contests. */
export function ReviewsOutline() {
  const words = useTexts('reviews', reviewsTexts);
  return (
    <Card>
      <Skeleton lines={3} label={words.loading} />
    </Card>
  );
}
