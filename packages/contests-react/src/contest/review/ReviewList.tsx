import type { Criterion, Review } from '@org/contests';
import { Link } from '@org/ui-theme';
import type { Address, Hex } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { contestReviewTexts } from '../../messages/en/contestReview.ts';
import styles from './ReviewList.module.css';
import { ReviewQuote } from './ReviewQuote.tsx';

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

/** All reviews of one entry in chronological order. */
export function ReviewList({ reviews, criteria, maxPoints, links, entryPath }: ReviewListProps) {
  const words = useTexts('contestReview', contestReviewTexts);
  return (
    <div className={styles.reviews}>
      {reviews.length === 0 && <p className={styles.empty}>{words.none}</p>}
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
      {entryPath && <Link href={entryPath}>{words.entryPage}</Link>}
    </div>
  );
}
