import type { Criterion, GivenReview } from '@org/contests';
import { Button, Card, Tag } from '@org/ui-theme';
import type { ReactNode, Ref } from 'react';
import type { Hex } from 'viem';
import { useHidden, useMessages } from '../base/provider/contests.ts';
import { formatMoment, toDateTimeAttribute } from '../base/text/formatTime.ts';
import type { ShownEntry } from '../contest/parts/entryNames.ts';
import { NamedEntry } from '../contest/parts/NamedEntry.tsx';
import { LongCommentSlot } from '../contest/review/LongCommentSlot.tsx';
import { getMaxScore, getScore } from '../contest/review/score.ts';
import { englishAccounts } from '../messages/en/accounts.ts';
import { englishContestReview } from '../messages/en/contestReview.ts';
import styles from './items.module.css';

/** A review with the account's earlier reviews of the same entry, which it replaces. */
export type FoldedReview = GivenReview & { readonly replaced: readonly GivenReview[] };

/** Puts earlier reviews of an entry under the latest one, which replaces them even if it was withdrawn. */
export function foldReplaced(newestFirst: readonly GivenReview[]): readonly FoldedReview[] {
  const groups = new Map<string, GivenReview[]>();
  for (const review of newestFirst) {
    const key = `${review.contest} ${review.entry}`;
    groups.set(key, [...(groups.get(key) ?? []), review]);
  }
  return [...groups.values()].flatMap(([latest, ...replaced]) => (latest ? [{ ...latest, replaced }] : []));
}

/** The reviews of an entry with the one that counts first, if one does. */
export function putFirst(review: FoldedReview, counts: (review: GivenReview) => boolean): FoldedReview {
  const { replaced, ...latest } = review;
  const all = [latest, ...replaced];
  const first = all.find(counts) ?? latest;
  return { ...first, replaced: all.filter((other) => other !== first) };
}

export type GivenReviewViewProps = {
  readonly review: FoldedReview;
  /** The reviewed entry; `href`: its own page. */
  readonly entry: { readonly name: ShownEntry; readonly href: string | undefined };
  /** The reviewed contest in words; `null` if it is unknown, undefined while loading. */
  readonly contest: { readonly label: string; readonly href: string } | null | undefined;
  /** The contest's criteria, once they are known. */
  readonly criteria?: readonly Criterion[] | undefined;
  /** The status of each review by UID, if known: null if the review counts. */
  readonly statuses?: Statuses | undefined;
  /** The item on the page. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
};

export type Statuses = ReadonlyMap<Hex, 'replaced' | 'withdrawn' | null>;

/** A review as signed by its judge. */
export function GivenReviewView({ review, entry, contest, criteria, statuses, ref }: GivenReviewViewProps) {
  const messages = useMessages('accounts', englishAccounts).given;
  const status = review.revokedAt === null ? statuses?.get(review.uid) : 'withdrawn';
  return (
    <Card as="article" className={styles.item} ref={ref}>
      <Line {...{ review, criteria }}>
        <StatusTag status={status} />
      </Line>
      <h3 className={styles.entry}>
        <NamedEntry {...entry} />
      </h3>
      <Comment review={review} />
      <p className={styles.of}>
        {contest && <a href={contest.href}>{contest.label}</a>}
        {contest === null && <span>{messages.unknownContest}</span>}
      </p>
      {review.replaced.length > 0 && (
        <details className={styles.replaced}>
          <summary>{messages.replacedReviews(review.replaced.length)}</summary>
          <ul>
            {review.replaced.map((earlier) => (
              <li key={earlier.uid}>
                <Line {...{ review: earlier, criteria }}>
                  <StatusTag status={statuses?.get(earlier.uid) ?? 'replaced'} />
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

function StatusTag({ status }: { readonly status: 'replaced' | 'withdrawn' | null | undefined }) {
  const messages = useMessages('accounts', englishAccounts).given;
  if (status === 'withdrawn') return <Tag tone="warning">{messages.withdrawn}</Tag>;
  return status === 'replaced' ? <Tag>{messages.replaced}</Tag> : null;
}

type LineProps = Pick<GivenReviewViewProps, 'criteria'> & {
  readonly review: GivenReview;
  readonly children: ReactNode;
};

function Line({ review, criteria, children }: LineProps) {
  const messages = useMessages('accounts', englishAccounts).given;
  const contestReviewMessages = useMessages('contestReview', englishContestReview);
  const { given, points } = review;
  return (
    <p className={styles.line}>
      <strong className={styles.points}>
        {given && criteria
          ? contestReviewMessages.points(getScore(criteria, given), getMaxScore(criteria))
          : messages.points(points)}
      </strong>
      <time dateTime={toDateTimeAttribute(review.time)}>{formatMoment(review.time)}</time>
      {children}
    </p>
  );
}

function Comment({ review: { uid, comment, commentHash } }: { readonly review: GivenReview }) {
  const contestReviewMessages = useMessages('contestReview', englishContestReview);
  const { isHidden, showAnyway } = useHidden(uid);
  if (comment.trim() === '') return null;
  if (isHidden)
    return (
      <div className={styles.line} role="note">
        <p>{contestReviewMessages.hidden}</p>
        <Button size="small" variant="outlined" onClick={showAnyway}>
          {contestReviewMessages.showAnyway}
        </Button>
      </div>
    );
  if (commentHash)
    return <LongCommentSlot review={{ uid, comment, commentHash }} className={styles.comment} />;
  return (
    <p className={styles.comment}>
      <bdi>{comment}</bdi>
    </p>
  );
}
