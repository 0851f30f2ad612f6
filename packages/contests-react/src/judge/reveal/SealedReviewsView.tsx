import type { Contest } from '@org/contests';
import { Button, Card, DownloadIcon, Tag } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { useEntryNames } from '../../contest/parts/entryNames.ts';
import { useGivenPoints } from '../../contest/review/useGivenPoints.ts';
import { contestReviewTexts } from '../../messages/en/contestReview.ts';
import { sealedTexts } from '../../messages/en/sealed.ts';
import { inSentence } from '../../messages/text/direction.ts';
import { Person } from '../../person/Person.tsx';
import type { Commitment } from '../sealed/commitments.ts';
import styles from './SealedReviewsView.module.css';

export type SealedReviewsViewProps = {
  readonly contest: Pick<Contest, 'entries' | 'criteria'>;
  readonly title: string;
  /** The next step, and its time. */
  readonly text: ReactNode;
  readonly commitments: readonly Commitment[];
  /** The viewer: the judge of other reviews is named. */
  readonly account: Address;
  readonly onSave: (commitment: Commitment) => void;
  /** Below the list. */
  readonly children?: ReactNode;
};

/** Sealed reviews as this browser has them: only it can show their points and comments. */
export function SealedReviewsView(props: SealedReviewsViewProps) {
  const words = useTexts('sealed', sealedTexts);
  const getName = useEntryNames();
  return (
    <Card as="section" className={styles.sealed} aria-label={props.title}>
      <div className={styles.head}>
        <h2>{props.title}</h2>
        <p>{props.text}</p>
      </div>
      {props.commitments.length > 0 && (
        <ul className={styles.list}>
          {props.commitments.map((commitment) => {
            const { name } = getName(commitment.entry);
            return (
              <li key={commitment.uid}>
                <div className={styles.entry}>
                  <p>
                    <bdi>{name}</bdi> <Tag>{words.tag}</Tag>
                  </p>
                  {commitment.judge !== props.account && (
                    <p className={styles.by}>
                      {words.reveal.by} <Person address={commitment.judge} inline />
                    </p>
                  )}
                  <Content contest={props.contest} commitment={commitment} />
                </div>
                {commitment.review && (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={<DownloadIcon size="small" />}
                    aria-label={words.saveEntry(inSentence(name))}
                    onClick={() => props.onSave(commitment)}
                  >
                    {words.save}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {props.children}
    </Card>
  );
}

/** The points of each criterion and the comment. */
function Content({
  contest,
  commitment: { review },
}: Pick<SealedReviewsViewProps, 'contest'> & { readonly commitment: Commitment }) {
  const words = useTexts('sealed', sealedTexts);
  const reviewWords = useTexts('contestReview', contestReviewTexts);
  const listGiven = useGivenPoints();
  if (!review) return <p className={styles.soft}>{words.own.elsewhere}</p>;
  const given = listGiven(contest.criteria, review.points).map(({ name, text }) => `${name}: ${text}`);
  return (
    <>
      <p className={styles.soft}>{given.join(', ') || reviewWords.noCriteria}</p>
      <p className={styles.comment}>
        <bdi>{review.comment || reviewWords.noComment}</bdi>
      </p>
    </>
  );
}
