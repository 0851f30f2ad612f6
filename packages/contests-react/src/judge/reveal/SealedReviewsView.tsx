import type { Contest } from '@org/contests';
import { Button, CalendarIcon, Card, DownloadIcon, Link, Tag } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { useMessages } from '../../base/provider/contests.ts';
import { useEntryNames } from '../../contest/parts/entryNames.ts';
import { useGivenPoints } from '../../contest/review/useGivenPoints.ts';
import { englishContestDetails } from '../../messages/en/contestDetails.ts';
import { englishContestReview } from '../../messages/en/contestReview.ts';
import { englishSealed } from '../../messages/en/sealed.ts';
import { inSentence } from '../../messages/text/names.ts';
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
  /** The contest's dates for a calendar; undefined without a server, and after the last date. */
  readonly calendarHref?: string | undefined;
  /** The list is closed at first. */
  readonly isFolded?: boolean | undefined;
  readonly onSave: (commitments: readonly Commitment[]) => void;
  /** Below the list. */
  readonly children?: ReactNode;
};

/** Sealed reviews as this browser has them: only it can show their points and comments. */
export function SealedReviewsView(props: SealedReviewsViewProps) {
  const messages = useMessages('sealed', englishSealed);
  const getName = useEntryNames();
  const counts = useMessages('contestDetails', englishContestDetails).sealed;
  const here = props.commitments.filter(({ review }) => review);
  // A folded list has its buttons inside.
  const least = props.isFolded ? 0 : 1;
  const acts = (props.calendarHref || here.length > least) && (
    <div className={styles.acts}>
      {props.calendarHref && (
        <Link href={props.calendarHref} type="text/calendar" className={styles.calendar}>
          <CalendarIcon size="small" />
          <span>{messages.calendar}</span>
        </Link>
      )}
      {here.length > least && (
        <Button
          size="small"
          variant="quiet"
          icon={<DownloadIcon size="small" />}
          onClick={() => props.onSave(here)}
        >
          {here.length > 1 ? messages.saveAll : messages.save}
        </Button>
      )}
    </div>
  );
  const list = (
    <ul className={styles.list}>
      {props.commitments.map((commitment) => {
        const { name } = getName(commitment.entry);
        return (
          <li key={commitment.uid}>
            <div className={styles.entry}>
              <p>
                <bdi>{name}</bdi> <Tag>{messages.tag}</Tag>
              </p>
              {commitment.judge !== props.account && (
                <p className={styles.by}>
                  {messages.reveal.by} <Person address={commitment.judge} inline />
                </p>
              )}
              <Content contest={props.contest} commitment={commitment} />
            </div>
            {commitment.review && (
              <Button
                size="small"
                variant="quiet"
                icon={<DownloadIcon size="small" />}
                aria-label={messages.saveEntry(inSentence(name))}
                onClick={() => props.onSave([commitment])}
              >
                {messages.save}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <Card as="section" className={styles.sealed} aria-label={props.title}>
      <div className={styles.head}>
        <h2>{props.title}</h2>
        <p>{props.text}</p>
        {!props.isFolded && acts}
      </div>
      {props.isFolded ? (
        <div className={styles.folded}>
          {acts}
          <details>
            <summary>{counts.count(props.commitments.length)}</summary>
            {list}
          </details>
        </div>
      ) : (
        props.commitments.length > 0 && list
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
  const messages = useMessages('sealed', englishSealed);
  const reviewMessages = useMessages('contestReview', englishContestReview);
  const listGiven = useGivenPoints();
  if (!review) return <p className={styles.soft}>{messages.own.elsewhere}</p>;
  const given = listGiven(contest.criteria, review.points).map(({ name, text }) => `${name}: ${text}`);
  return (
    <>
      <p className={styles.soft}>{given.join(', ') || reviewMessages.noCriteria}</p>
      <p className={styles.comment}>
        <bdi>{review.comment || reviewMessages.noComment}</bdi>
      </p>
    </>
  );
}
