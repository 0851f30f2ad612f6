import type { GivenReview } from '@org/contests';
import type { EntryName } from '@org/contests/names';
import { Button, Card, Tag } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { NamedEntry } from '../contest/NamedEntry.tsx';
import { useHidden } from '../hidden/useHidden.ts';
import { useTexts } from '../provider/contests.ts';
import { accountsTexts } from '../texts/en/accounts.ts';
import { contestReviewTexts } from '../texts/en/contestReview.ts';
import { formatMoment, toDateTimeAttribute } from '../time/formatTime.ts';
import type { FoldedReview } from './foldReplaced.ts';
import styles from './items.module.css';

export type GivenReviewViewProps = {
  readonly review: FoldedReview;
  /** The reviewed entry; `href`: its own page. */
  readonly entry: { readonly name: EntryName; readonly href: string | undefined };
  /** The reviewed contest in words; `null` if it is unknown, undefined while loading. */
  readonly contest: { readonly label: string; readonly href: string } | null | undefined;
};

/** A review as signed by its judge. */
export function GivenReviewView({ review, entry, contest }: GivenReviewViewProps) {
  const words = useTexts('accounts', accountsTexts).given;
  return (
    <Card as="article" className={styles.item}>
      <Line review={review}>{review.revokedAt !== null && <Tag tone="warning">{words.withdrawn}</Tag>}</Line>
      <h3 className={styles.entry}>
        <NamedEntry entry={review.entry} {...entry} />
      </h3>
      <Comment review={review} />
      <p className={styles.of}>
        {contest && <a href={contest.href}>{contest.label}</a>}
        {contest === null && words.unknownContest}
      </p>
      {review.replaced.length > 0 && (
        <details className={styles.replaced}>
          <summary>{words.replacedReviews(review.replaced.length)}</summary>
          <ul>
            {review.replaced.map((earlier) => (
              <li key={earlier.uid}>
                <Line review={earlier}>
                  <Tag>{words.replaced}</Tag>
                </Line>
                <Comment review={earlier} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Line({ review, children }: { readonly review: GivenReview; readonly children: ReactNode }) {
  const words = useTexts('accounts', accountsTexts).given;
  return (
    <p className={styles.line}>
      <strong className={styles.points}>{words.points(review.points)}</strong>
      <time dateTime={toDateTimeAttribute(review.time)}>{formatMoment(review.time)}</time>
      {children}
    </p>
  );
}

function Comment({ review: { uid, comment } }: { readonly review: GivenReview }) {
  const contestReviewWords = useTexts('contestReview', contestReviewTexts);
  const { isHidden, showAnyway } = useHidden(uid);
  if (comment.trim() === '') return null;
  if (isHidden)
    return (
      <div className={styles.line} role="note">
        <p>{contestReviewWords.hidden}</p>
        <Button size="small" variant="outlined" onClick={showAnyway}>
          {contestReviewWords.showAnyway}
        </Button>
      </div>
    );
  return (
    <p className={styles.comment}>
      <bdi>{comment}</bdi>
    </p>
  );
}
