import { CONTEST_LIMITS, type Criterion } from '@org/contests';
import { Banner, Button, TextArea } from '@org/ui-theme';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLatest } from '../../base/page/latest.ts';
import { useMessages } from '../../base/provider/contests.ts';
import type { ShownEntry } from '../../contest/parts/entryNames.ts';
import { isTicked } from '../../contest/review/score.ts';
import type { ReviewDraft } from '../../drafts/reviewDraft.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import { englishWriting } from '../../messages/en/writing.ts';
import { isBeforeSending, isWriting, type WriteState } from '../../write/writeState.ts';
import { CriteriaFields, type CriteriaFieldsProps } from './CriteriaFields.tsx';
import type { OwnReview } from './draftedReviews.ts';
import { OwnReviews, ReviewedEntry } from './ReviewedEntry.tsx';
import styles from './ReviewForm.module.css';
import { type FramePlace, useArrival } from './ReviewFrame.tsx';
import { KeyHints, type TypedPoints, typeDigit, useReviewKeys } from './reviewKeys.tsx';

type ReviewButtonsProps = {
  readonly state: WriteState;
  readonly canSubmit: boolean;
  readonly submitWord: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** Undefined outside of a queue. */
  readonly onSave: (() => void) | undefined;
  /** Undefined if there is no other entry. */
  readonly onSkip: (() => void) | undefined;
};

/** The submit button, with "cancel", or "skip" and "save" beside it. */
function ReviewButtons(props: ReviewButtonsProps) {
  const { state, canSubmit, onSubmit, onCancel, onSave, onSkip } = props;
  const messages = useMessages('reviewForm', englishReviewForm);
  const writingMessages = useMessages('writing', englishWriting);
  const isBusy = isWriting(state);
  return (
    <>
      {isBeforeSending(state) && (
        <Button variant="outlined" onClick={onCancel}>
          {writingMessages.cancel}
        </Button>
      )}
      {!isBusy && onSkip && (
        <Button variant="outlined" onClick={onSkip}>
          {messages.queue.skip}
        </Button>
      )}
      {!isBusy && onSave && (
        <Button variant="outlined" disabled={!canSubmit} onClick={onSave}>
          {messages.save}
        </Button>
      )}
      <Button
        className={styles.submit}
        loading={isBusy}
        disabled={!canSubmit && !isBusy}
        aria-keyshortcuts="Control+Enter"
        onClick={onSubmit}
      >
        {props.submitWord}
      </Button>
    </>
  );
}

/** Questions of a button before it goes on; the next press leaves the review as it is. */
export type AskedAbout = {
  readonly by: 'submit' | 'save' | 'sign';
  /** The review gives no points. */
  readonly isZero: boolean;
  readonly hasNoComment: boolean;
};

export type ReviewFormProps = Pick<CriteriaFieldsProps, 'anchors' | 'isChecked'> & {
  readonly name: ShownEntry;
  readonly criteria: readonly Criterion[];
  readonly draft: ReviewDraft;
  readonly isChange: boolean;
  /** Why the comment cannot be signed. */
  readonly commentProblem: string | undefined;
  readonly asked?: AskedAbout | undefined;
  /** In a sealed contest. */
  readonly willSeal?: boolean | undefined;
  readonly state: WriteState;
  /** False when the contest accepts no more reviews. */
  readonly canSubmit: boolean;
  /** Above the buttons: the account, the fee, and what blocks signing. */
  readonly notice: ReactNode;
  /** In a sealed contest, below the comment: what happens with the review. */
  readonly sealed?: ReactNode;
  /** Beside the entry's link: what else the judge can do with it. */
  readonly acts?: ReactNode;
  /** Under the form: the progress of the write. */
  readonly status: ReactNode;
  readonly isDraftKept: boolean;
  /** Controls that save the draft on the server. `place`: above the comment, for a choice between versions. */
  readonly renderKeepDrafts?: ((place: HTMLElement | null) => ReactNode) | undefined;
  /** The entry follows another one in the queue: it slides in and takes the focus. */
  readonly isNext?: boolean | undefined;
  readonly place: FramePlace;
  readonly onDraft: (draft: ReviewDraft) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** In a queue: keeps the draft, to be signed with others at the end. */
  readonly onSave?: (() => void) | undefined;
  /** How many reviews "Sign all" signs. */
  readonly toSign?: number;
  /** In a queue with saved reviews: signs them now. */
  readonly onSignAll?: (() => void) | undefined;
  /** The judge’s reviews of other entries, to compare with. */
  readonly mine?: readonly OwnReview[] | undefined;
  /** Another entry first: this one goes to the end of the queue. */
  readonly onSkip?: (() => void) | undefined;
};

const countBytes = (text: string) => new TextEncoder().encode(text.trim()).length;

/** The form for one entry: criteria and a comment, then the progress of the write. */
export function ReviewForm(props: ReviewFormProps) {
  const messages = useMessages('reviewForm', englishReviewForm);
  const { state, draft, criteria, isNext = false, willSeal = false } = props;
  const submitWord = willSeal ? messages.sealed.submit : messages.submit;
  const body = useRef<HTMLDivElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const [sumPlace, setSumPlace] = useState<HTMLElement | null>(null);
  const [choicePlace, setChoicePlace] = useState<HTMLElement | null>(null);
  const isBusy = isWriting(state);
  const { foot, heading } = props.place;
  useArrival(heading, isNext);
  // The focused checkbox becomes disabled: keep the focus in the dialog, so that its keys still work.
  useLayoutEffect(() => {
    const isLost = isBusy && document.activeElement?.matches('input:disabled');
    if (isLost)
      foot?.querySelector<HTMLElement>(':scope > button:last-child')?.focus({ preventScroll: true });
  }, [isBusy, foot]);

  const latest = useLatest(props);
  const give = useCallback(
    (criterion: number, points: number | null) => {
      const { draft: now, onDraft, ...last } = latest.current;
      const given = last.criteria.map((_, index) =>
        index === criterion ? points : (now.given[index] ?? null),
      );
      onDraft({ ...now, given });
    },
    [latest],
  );
  const [typed, setTyped] = useState<TypedPoints>();
  const giveDigit = (digit: number) => {
    const place = document.activeElement?.closest<HTMLElement>('[data-criterion]');
    const focused = place ? Number(place.dataset.criterion) : undefined;
    const next = typeDigit(digit, { criteria, given: draft.given, focused, last: typed, nowMs: Date.now() });
    setTyped(next ?? undefined);
    if (!next) return;
    give(next.criterion, next.points);
    const scale = body.current?.querySelector(`[data-criterion="${next.criterion}"]`);
    scale?.scrollIntoView({ block: 'nearest' });
    // The arrow keys go on from the new points.
    if (place) scale?.querySelector<HTMLElement>(`input[value="${next.points}"]`)?.focus();
  };

  const attempt = (act: () => void) => {
    if (isBusy) return;
    act();
    // The error renders in the next frame, maybe outside the viewport.
    requestAnimationFrame(() => {
      const problem = body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
      const field = problem?.matches('input, textarea') ? problem : problem?.querySelector('input');
      field?.focus({ preventScroll: true });
      problem?.scrollIntoView({ block: 'center' });
      // The footer is always visible.
      if (!problem) foot?.querySelector<HTMLElement>('[role="alert"] button')?.focus();
    });
  };
  const { onSubmit, onSave, onSignAll, asked, toSign = 0, mine = [] } = props;
  const signWord = toSign > 1 ? messages.many.signAll(toSign) : messages.many.sign(toSign);
  const buttons = { submit: submitWord, save: messages.save, sign: signWord };
  const { isZero = false, hasNoComment = false } = asked ?? {};
  useLayoutEffect(() => {
    const field = isZero ? body.current?.querySelector<HTMLElement>('[data-criterion] input') : undefined;
    (field ?? (hasNoComment ? comment.current : undefined))?.focus({ preventScroll: true });
  }, [isZero, hasNoComment]);
  const submit = () => attempt(onSubmit);

  useReviewKeys(body, {
    onDigit: (digit) => {
      if (isBusy) return;
      if (!criteria.every(isTicked)) return giveDigit(digit);
      if (criteria[digit - 1]) give(digit - 1, draft.given[digit - 1] === 1 ? null : 1);
    },
    onOther: () => setTyped(undefined),
    onComment: () => comment.current?.focus(),
    onSubmit: submit,
  });

  return (
    <div ref={body} className={styles.form} data-next={isNext || undefined}>
      <ReviewedEntry name={props.name} place={props.place}>
        {props.acts && <div className={styles.acts}>{props.acts}</div>}
      </ReviewedEntry>
      <div className={styles.fields}>
        {props.isChange && <Banner role="note" title={messages.change} />}
        {/* A press elsewhere ends the number that digits make. */}
        <div className={styles.criteria} onPointerDown={() => setTyped(undefined)}>
          <CriteriaFields
            criteria={criteria}
            anchors={props.anchors}
            isChecked={props.isChecked}
            given={draft.given}
            typed={typed?.criterion}
            disabled={isBusy}
            sumPlace={sumPlace}
            onGive={give}
          />
        </div>
        {asked?.isZero && (
          <p role="alert" className={styles.ask}>
            {messages.noPointsYet(buttons[asked.by])}
          </p>
        )}
        <div ref={setChoicePlace} />
        <TextArea
          ref={comment}
          label={messages.comment}
          help={messages.commentHelp}
          count={messages.commentCount(countBytes(draft.comment), CONTEST_LIMITS.textBytes)}
          error={props.commentProblem}
          rows={4}
          value={draft.comment}
          readOnly={isBusy}
          aria-keyshortcuts="C"
          // Browsers only bring the cursor into view.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          onChange={(event) => props.onDraft({ ...draft, comment: event.target.value })}
        />
        {asked?.hasNoComment && (
          <p role="alert" className={styles.ask}>
            {messages.noCommentYet(buttons[asked.by])}
          </p>
        )}
        {onSignAll && !isBusy && (
          <Button
            variant="outlined"
            size="small"
            className={styles.finish}
            onClick={() => attempt(onSignAll)}
          >
            {signWord}
          </Button>
        )}
        {mine.length > 0 && <OwnReviews reviews={mine} criteria={criteria} />}
        {props.sealed}
        {!props.isDraftKept && <p className={styles.note}>{messages.draftNotKept}</p>}
        {props.renderKeepDrafts?.(choicePlace)}
        <KeyHints criteria={Math.min(criteria.length, 9)} hasScales={!criteria.every(isTicked)} />
        {props.status}
      </div>
      {foot &&
        createPortal(
          <>
            <div className={styles.signed}>
              <div ref={setSumPlace} />
              <div>{props.notice}</div>
            </div>
            <ReviewButtons
              state={state}
              canSubmit={props.canSubmit}
              submitWord={submitWord}
              onSubmit={submit}
              onCancel={props.onCancel}
              onSave={onSave && (() => attempt(onSave))}
              onSkip={props.onSkip}
            />
          </>,
          foot,
        )}
    </div>
  );
}
