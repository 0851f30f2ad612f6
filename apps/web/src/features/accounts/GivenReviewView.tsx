import type { GivenReview } from '@org/contests';
import { Button, Card, Tag } from '@org/ui-theme';
import { EntryLink } from '../../shared/contest/EntryLink.tsx';
import { useHidden } from '../../shared/hidden/useHidden.ts';
import { messages } from '../../shared/messages/messages.ts';
import { getShownTitle } from '../../shared/text/getShownTitle.ts';
import { formatMoment, toDateTimeAttribute } from '../../shared/time/formatMoment.ts';
import styles from './items.module.css';

const words = messages.accounts.given;

export type GivenReviewViewProps = {
  readonly review: GivenReview;
  /** The contest that it speaks of; `null` where there is none, undefined while it is looked up. */
  readonly contest: { readonly title: string; readonly href: string } | null | undefined;
};

/** A review as its judge has signed it. */
export function GivenReviewView({ review, contest }: GivenReviewViewProps) {
  return (
    <Card as="article" className={styles.item}>
      <p className={styles.line}>
        <strong className={styles.points}>{words.points(review.points)}</strong>
        <time dateTime={toDateTimeAttribute(review.time)}>{formatMoment(review.time)}</time>
        {review.revokedAt !== null && <Tag tone="warning">{words.withdrawn}</Tag>}
      </p>
      <h3 className={styles.entry}>
        <EntryLink entry={review.entry} />
      </h3>
      <Comment review={review} />
      <p className={styles.of}>
        {contest !== undefined && <span>{words.of}</span>}
        {contest && (
          <a href={contest.href}>
            <bdi>{getShownTitle(contest.title, messages.contestNames.untitled)}</bdi>
          </a>
        )}
        {contest === null && <span>{words.unknownContest}</span>}
      </p>
    </Card>
  );
}

function Comment({ review: { uid, comment } }: Pick<GivenReviewViewProps, 'review'>) {
  const { isHidden, showAnyway } = useHidden(uid);
  if (comment.trim() === '') return null;
  if (isHidden)
    return (
      <div className={styles.line} role="note">
        <p>{messages.contestReview.hidden}</p>
        <Button size="small" variant="outlined" onClick={showAnyway}>
          {messages.contestReview.showAnyway}
        </Button>
      </div>
    );
  return (
    <p className={styles.comment}>
      <bdi>{comment}</bdi>
    </p>
  );
}
