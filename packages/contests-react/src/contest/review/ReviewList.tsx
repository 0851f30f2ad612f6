import type { Criterion, Result, Review } from '@org/contests';
import { Button, Link, Meter, Tag } from '@org/ui-theme';
import type { Address, Hex } from 'viem';
import { useHidden, useMessages } from '../../base/provider/contests.ts';
import { useCriterionNames } from '../../base/text/criterionNames.ts';
import { formatNumber } from '../../base/text/formatNumber.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { englishContestReview } from '../../messages/en/contestReview.ts';
import { Person } from '../../person/Person.tsx';
import { LongCommentSlot } from './LongCommentSlot.tsx';
import styles from './ReviewList.module.css';
import { getScore, isTicked } from './score.ts';
import { useGivenPoints } from './useGivenPoints.ts';

type ReviewQuoteProps = {
  readonly review: Review;
  readonly criteria: readonly Criterion[];
  readonly maxPoints: number;
  readonly addressHref: string | null;
  /** The attestation's page on the scan, if it has one. */
  readonly attestationHref: string | null;
};

/** A judge's review as a quote. Untrusted: rendered as plain text. */
export function ReviewQuote({ review, criteria, maxPoints, addressHref, attestationHref }: ReviewQuoteProps) {
  const messages = useMessages('contestReview', englishContestReview);
  const given = useGivenPoints()(criteria, review.given);
  return (
    <figure className={styles.review}>
      <ul className={styles.tags}>
        <li>
          <strong>{messages.points(review.points, maxPoints)}</strong>
        </li>
        {given.map(({ id, name, text }) => (
          <li key={id}>
            <Tag tone="info">
              <bdi>{name}</bdi> {text}
            </Tag>
          </li>
        ))}
        {given.length === 0 && <li className={styles.none}>{messages.noCriteria}</li>}
      </ul>
      <Comment review={review} />
      <figcaption className={styles.facts}>
        <Person address={review.judge} href={addressHref ?? undefined} stacked />
        <time dateTime={toDateTimeAttribute(review.time)}>{formatMomentInZone(review.time)}</time>
        {attestationHref && (
          <Link href={attestationHref} external>
            {messages.attestation}
          </Link>
        )}
      </figcaption>
    </figure>
  );
}

function Comment({ review: { uid, comment, commentHash } }: Pick<ReviewQuoteProps, 'review'>) {
  const messages = useMessages('contestReview', englishContestReview);
  const { isHidden, showAnyway } = useHidden(uid);
  if (comment === '') return <p className={styles.none}>{messages.noComment}</p>;
  if (isHidden)
    return (
      <div className={styles.hidden} role="note">
        <p>{messages.hidden}</p>
        <Button size="small" variant="outlined" onClick={showAnyway}>
          {messages.showAnyway}
        </Button>
      </div>
    );
  if (commentHash)
    return <LongCommentSlot review={{ uid, comment, commentHash }} className={styles.comment} />;
  return (
    <blockquote className={styles.comment}>
      <bdi>{comment}</bdi>
    </blockquote>
  );
}

/** Links to more about a review's parts; null if there is none. */
export type ReviewLinks = {
  readonly getAddressHref: (address: Address) => string | null;
  readonly getAttestationHref: (uid: Hex) => string | null;
};

/** The targets of the links in a ranking. */
export type ContestLinks = ReviewLinks & {
  /** Each entry's own page. */
  readonly getEntryPath: (entry: string) => string;
};

export type ReviewListProps = {
  readonly reviews: readonly Review[];
  readonly criteria: readonly Criterion[];
  readonly maxPoints: number;
  readonly links: ReviewLinks;
  /** The entry's own page, if the list is shown elsewhere. */
  readonly entryPath?: string | undefined;
};

/** The mean of each criterion, and how many judges ticked a checkbox: why an entry has its points, in one look. */
function Averages({ reviews, criteria }: Pick<ReviewListProps, 'reviews' | 'criteria'>) {
  const messages = useMessages('contestReview', englishContestReview);
  const nameCriterion = useCriterionNames();
  return (
    <ul className={styles.averages} aria-label={messages.averages}>
      {criteria.map(({ id, label, maxPoints }, index) => {
        const sum = reviews.reduce((total, { given }) => total + (given[index] ?? 0), 0);
        const name = nameCriterion(label, index);
        const isTick = isTicked({ maxPoints });
        const text = messages.average(
          isTick ? `${sum}` : formatNumber(Number((sum / reviews.length).toFixed(1))),
          isTick ? reviews.length : maxPoints,
        );
        return (
          <li key={id}>
            <span>
              <bdi>{name}</bdi>
            </span>
            <strong>{text}</strong>
            <Meter label={name} value={sum} max={maxPoints * reviews.length} text={text} />
          </li>
        );
      })}
    </ul>
  );
}

/** All reviews of one entry in chronological order. */
export function ReviewList({ reviews, criteria, maxPoints, links, entryPath }: ReviewListProps) {
  const messages = useMessages('contestReview', englishContestReview);
  return (
    <div className={styles.reviews}>
      {reviews.length > 1 && <Averages reviews={reviews} criteria={criteria} />}
      {reviews.length === 0 && <p className={styles.empty}>{messages.none}</p>}
      <ul className={styles.list}>
        {reviews
          .toSorted((a, b) => Number(a.time - b.time))
          .map((review) => (
            <li key={review.uid}>
              <ReviewQuote
                review={review}
                criteria={criteria}
                maxPoints={maxPoints}
                addressHref={links.getAddressHref(review.judge)}
                attestationHref={links.getAttestationHref(review.uid)}
              />
            </li>
          ))}
      </ul>
      {entryPath && <Link href={entryPath}>{messages.entryPage}</Link>}
    </div>
  );
}

/** The reviews in force of an entry, with their points; also those of a disqualified entry, which do not count. */
export function listEntryReviews({ contest, counted, details }: Result, entry: string): readonly Review[] {
  const inForce = counted.filter((review) => review.entry === entry);
  if (inForce.length > 0 || contest.entries.includes(entry)) return inForce;
  return details.reviews.flatMap((review): Review[] => {
    const { points: given, status, attestation, judge, comment, commentHash } = review;
    if (`${review.entry}` !== entry || status !== 'in-force' || given === null) return [];
    const points = getScore(contest.criteria, given);
    const { uid, time } = attestation;
    return [{ uid, judge, entry, points, given, comment, time, ...(commentHash && { commentHash }) }];
  });
}
