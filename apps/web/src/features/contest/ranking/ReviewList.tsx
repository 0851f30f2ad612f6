import type { Criterion, Review } from '@org/contests';
import type { Address, Hex } from 'viem';
import { messages } from '../../../shared/messages/messages.ts';
import styles from './ReviewList.module.css';
import { ReviewQuote } from './ReviewQuote.tsx';

const words = messages.contest.ranking;

/** Where more stands about what a review names; null where the chain has no such place. */
export type ReviewLinks = {
  readonly getAddressHref: (address: Address) => string | null;
  readonly getAttestationHref: (uid: Hex) => string | null;
};

export type ReviewListProps = {
  readonly reviews: readonly Review[];
  readonly criteria: readonly Criterion[];
  readonly maxPoints: number;
  readonly links: ReviewLinks;
};

/** Everything that was written about one entry, in the order of time. */
export function ReviewList({ reviews, criteria, maxPoints, links }: ReviewListProps) {
  if (reviews.length === 0) return <p className={styles.empty}>{words.noReviews}</p>;
  return (
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
  );
}
