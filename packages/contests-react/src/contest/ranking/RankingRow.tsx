import type { RankedEntry, Review } from '@org/contests';
import { ChevronDownIcon, IconButton } from '@org/ui-theme';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import { formatPoints } from '../../base/text/formatNumber.ts';
import { contestTexts } from '../../messages/en/contest.ts';
import { inSentence } from '../../messages/text/names.ts';
import type { ShownEntry } from '../parts/entryNames.ts';
import { NamedEntry } from '../parts/NamedEntry.tsx';
import { PointsStrip } from '../parts/PointsStrip.tsx';
import styles from './RankingRow.module.css';

export type RankingRowProps = {
  readonly ranked: RankedEntry;
  /** In a table whose rows are not all drawn. */
  readonly rowIndex?: number | undefined;
  /** The entry's display name. */
  readonly name: ShownEntry;
  /** The entry's own page. */
  readonly path: string;
  readonly reviews: readonly Review[];
  readonly maxPoints: number;
  readonly isWinner: boolean;
  /** The opened row's code is preloaded when the pointer or focus approaches the ranking. */
  readonly renderReviews: (reviews: readonly Review[]) => ReactNode;
  readonly act?: ReactNode;
};

/** One entry of the ranking; its reviews open in a second row. */
export function RankingRow({
  ranked,
  rowIndex,
  name,
  path,
  reviews,
  maxPoints,
  isWinner,
  renderReviews,
  act,
}: RankingRowProps) {
  const words = useTexts('contest', contestTexts).ranking;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { rank, mean } = ranked;
  return (
    <>
      <tr
        aria-rowindex={rowIndex}
        className={styles.row}
        data-winner={isWinner || undefined}
        data-open={isOpen || undefined}
      >
        <td className={styles.rank} data-numeric>
          {rank !== null && <span>{rank}</span>}
        </td>
        <td className={styles.entry}>
          <NamedEntry name={name} href={path} />
          <div className={styles.line}>
            <PointsStrip
              points={reviews.map(({ points }) => points)}
              mean={mean.count > 0 ? mean.sum / mean.count : null}
              max={maxPoints}
            />
            {act}
          </div>
        </td>
        <td className={styles.points} data-numeric>
          {ranked.reviews > 0 ? formatPoints(ranked.points) : words.none}
        </td>
        <td className={styles.reviews} data-numeric data-unit={words.reviewsOf(ranked.judges)}>
          {words.coverage(ranked.reviews, ranked.judges)}
        </td>
        <td className={styles.more}>
          <IconButton
            className={styles.toggle}
            label={isOpen ? words.hide(inSentence(name.name)) : words.show(inSentence(name.name))}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDownIcon />
          </IconButton>
        </td>
      </tr>
      {isOpen && (
        // A part of its entry: the numbers of the other rows don't depend on what is open.
        <tr id={id} aria-rowindex={rowIndex} className={styles.opened}>
          <td colSpan={5}>{renderReviews(reviews)}</td>
        </tr>
      )}
    </>
  );
}
