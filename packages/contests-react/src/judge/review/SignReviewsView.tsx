import type { Contest, ReviewInput } from '@org/contests';
import { Button, Checkbox, CheckboxGroup } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../base/provider/contests.ts';
import { formatNumber } from '../../base/text/formatNumber.ts';
import { useEntryNames } from '../../contest/parts/entryNames.ts';
import { getMaxScore, getScore } from '../../contest/review/score.ts';
import { useGivenPoints } from '../../contest/review/useGivenPoints.ts';
import { englishContestReview } from '../../messages/en/contestReview.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import { englishWriting } from '../../messages/en/writing.ts';
import { type Cost, isBeforeSending, isWriting, type WriteState } from '../../write/writeState.ts';
import type { DraftedReviews } from './draftedReviews.ts';
import { type FramePlace, useArrival } from './ReviewFrame.tsx';
import styles from './SignReviewsView.module.css';

export type SignReviewsViewProps = DraftedReviews & {
  readonly contest: Pick<Contest, 'entries' | 'criteria'>;
  /** Entries that the judge does not sign now. */
  readonly unticked: readonly string[];
  /** How many reviews fit into the transaction. */
  readonly now: number;
  /** How many ticked reviews do not fit. */
  readonly rest: number;
  readonly facts: { readonly sizeBytes: number | undefined; readonly cost: Cost };
  readonly state: WriteState;
  readonly canSign: boolean;
  readonly place: FramePlace;
  /** Above the buttons: the account, the fee, and what blocks signing. */
  readonly notice: ReactNode;
  /** In a sealed contest: what happens with the reviews. */
  readonly sealed?: ReactNode;
  /** The progress or the error of the write. */
  readonly status: ReactNode;
  readonly onTick: (entry: string, isTicked: boolean) => void;
  readonly onSign: () => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
};

/** Lists the reviews that are signed in one transaction, and the drafts that are left out, with the reasons. */
export function SignReviewsView(props: SignReviewsViewProps) {
  const messages = useMessages('reviewForm', englishReviewForm);
  const { ofMax } = useMessages('contestReview', englishContestReview);
  const writingMessages = useMessages('writing', englishWriting);
  const { ready, leftOut, state, now, rest, place } = props;
  const { sizeBytes, cost } = props.facts;
  const { many } = messages;
  const isBusy = isWriting(state);
  const zero = ready.filter((input) => getScore(props.contest.criteria, input.given) === 0).length;
  const getName = useEntryNames();
  const nameOf = (entry: string) => getName(entry).name;
  useArrival(place.heading, true);
  return (
    <div className={styles.reviews}>
      <div className={styles.head}>
        <h3 ref={place.heading} tabIndex={-1}>
          {many.ready(ready.length)}
        </h3>
        {!props.sealed && <p>{many.text}</p>}
      </div>
      <CheckboxGroup label={many.reviews}>
        {ready.map((input) => (
          <Checkbox
            key={input.entry}
            row
            label={nameOf(input.entry)}
            description={<Summary contest={props.contest} input={input} />}
            trailing={ofMax(...scoreReview(props.contest, input))}
            checked={!props.unticked.includes(input.entry)}
            disabled={isBusy}
            onCheckedChange={(isTicked) => props.onTick(input.entry, isTicked)}
          />
        ))}
      </CheckboxGroup>
      {zero > 0 && <p role="note">{many.zero(zero)}</p>}
      {rest > 0 && <p role="status">{many.tooMany(now, rest)}</p>}
      {leftOut.length > 0 && (
        <section aria-label={many.leftOut} className={styles.leftOut}>
          <h4>{many.leftOut}</h4>
          <ul>
            {leftOut.map(({ entry, reason }) => (
              <li key={entry}>
                <bdi>{nameOf(entry)}</bdi>
                <p>{many.reasons[reason]}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl className={styles.facts}>
        <dt>{writingMessages.preview.size}</dt>
        <dd>
          {sizeBytes === undefined
            ? writingMessages.preview.looking
            : writingMessages.preview.bytes(formatNumber(sizeBytes))}
        </dd>
        <dt>{writingMessages.preview.fee}</dt>
        <dd>
          {cost.status === 'known' ? writingMessages.about(cost.fee) : writingMessages.preview[cost.status]}
        </dd>
      </dl>
      {props.sealed}
      {props.status}
      {place.foot &&
        createPortal(
          <>
            <div>{props.notice}</div>
            <Button variant="outlined" onClick={isBeforeSending(state) ? props.onCancel : props.onClose}>
              {isBeforeSending(state) ? writingMessages.cancel : messages.queue.leave}
            </Button>
            <Button
              className={styles.sign}
              loading={isBusy}
              disabled={!props.canSign && !isBusy}
              onClick={props.onSign}
            >
              {now > 1 && now === ready.length ? many.signAll(now) : many.sign(now)}
            </Button>
          </>,
          place.foot,
        )}
    </div>
  );
}

/** The points of a review, and the most it can have. */
function scoreReview({ criteria }: Pick<Contest, 'criteria'>, { given }: ReviewInput): [number, number] {
  return [getScore(criteria, given), getMaxScore(criteria)];
}

/** The ticked criteria, or the points of each, and the whole comment, as they are signed. */
function Summary({ contest, input }: Pick<SignReviewsViewProps, 'contest'> & { input: ReviewInput }) {
  const messages = useMessages('contestReview', englishContestReview);
  const listGiven = useGivenPoints();
  const given = listGiven(contest.criteria, input.given).map(({ name, text }) => `${name}: ${text}`);
  return (
    <>
      <span className={styles.criteria}>{given.join(', ') || messages.noCriteria}</span>
      <bdi className={styles.comment}>{input.comment.trim() || messages.noComment}</bdi>
    </>
  );
}
