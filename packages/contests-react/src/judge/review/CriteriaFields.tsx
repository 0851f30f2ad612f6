import type { Criterion } from '@org/contests';
import { Checkbox, TextField, VisuallyHidden } from '@org/ui-theme';
import { memo, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../base/provider/contests.ts';
import { findClassic, useCriterionNames } from '../../base/text/criterionNames.ts';
import { getMaxScore, getScore, isTicked } from '../../contest/review/score.ts';
import { englishCriteria } from '../../messages/en/contest.ts';
import { englishContestReview } from '../../messages/en/contestReview.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import styles from './CriteriaFields.module.css';

type PointsSumProps = {
  readonly points: number;
  readonly max: number;
  readonly note?: string | undefined;
  /** The points that were typed last, announced before the sum. */
  readonly typed?: string | undefined;
};

/** The sum of the criteria so far. */
function PointsSum({ points, max, note, typed }: PointsSumProps) {
  const messages = useMessages('reviewForm', englishReviewForm);
  const { ofMax } = useMessages('contestReview', englishContestReview);
  return (
    <p className={styles.sum} role="status">
      {typed !== undefined && <VisuallyHidden>{typed}</VisuallyHidden>} <span>{messages.sum}</span>{' '}
      {note && <span className={styles.note}>{note}</span>} <strong>{ofMax(points, max)}</strong>
    </p>
  );
}

/** The meaning of each number of points, from the contest document. */
export type Anchor = { readonly points: number; readonly text: string };

export type CriteriaFieldsProps = {
  readonly criteria: readonly Criterion[];
  /** The anchors of each criterion; missing if the contest document could not be read. */
  readonly anchors: readonly (readonly Anchor[])[];
  /** The points of each criterion; null if not given yet. */
  readonly given: readonly (number | null)[];
  readonly disabled: boolean;
  /** Marks the criteria without points. */
  readonly isChecked: boolean;
  /** The criterion whose points were typed last: announced. */
  readonly typed: number | undefined;
  /** Takes the sum, in place of the end of the list; null until it is there. */
  readonly sumPlace?: HTMLElement | null | undefined;
  readonly onGive: (criterion: number, points: number | null) => void;
};

/** A longer scale is a field for a number. */
const LONGEST_SCALE = 20;

/** A scale or a checkbox per criterion, and the score. Memoized: the comment beside them changes with each key. */
export const CriteriaFields = memo((props: CriteriaFieldsProps) => {
  const { criteria, anchors, given, disabled, isChecked, typed, sumPlace, onGive } = props;
  const messages = useMessages('reviewForm', englishReviewForm);
  const nameCriterion = useCriterionNames();
  const helpId = useId();
  const labels = criteria.map(({ label }, index) => nameCriterion(label, index));
  const scales = [...criteria.keys()].filter((index) => !isTicked(criteria[index] ?? { maxPoints: 1 }));
  const hasPoints = (index: number) => (given[index] ?? null) !== null;
  const findError = (index: number, max: number) => {
    if (!hasPoints(index)) return isChecked ? messages.missing : undefined;
    const points = given[index] ?? 0;
    const isOnScale = Number.isInteger(points) && points >= 0 && points <= max;
    return isOnScale ? undefined : messages.problems.pointsWrong;
  };
  const sum = (
    <PointsSum
      points={getScore(criteria, given)}
      max={getMaxScore(criteria)}
      note={scales.length > 0 ? messages.answered(scales.filter(hasPoints).length, scales.length) : undefined}
      typed={
        typed !== undefined && hasPoints(typed)
          ? messages.chosen(labels[typed] ?? '', given[typed] ?? 0, criteria[typed]?.maxPoints ?? 0)
          : undefined
      }
    />
  );
  return (
    <fieldset className={styles.fields} aria-describedby={helpId}>
      <legend>{messages.criteria}</legend>
      <p id={helpId} className={styles.help}>
        {scales.length > 0 ? messages.pointsHelp : messages.criteriaHelp}
      </p>
      {criteria.map(({ id, label, maxPoints, weight }, index) =>
        isTicked({ maxPoints }) ? (
          <Tick
            key={id}
            name={labels[index] ?? ''}
            anchors={anchors[index] ?? []}
            isChosen={given[index] === 1}
            shortcut={scales.length === 0 ? index + 1 : undefined}
            {...{ label, weight, index, disabled, onGive }}
          />
        ) : (
          <Scale
            key={id}
            label={labels[index] ?? ''}
            max={maxPoints}
            weight={weight}
            anchors={anchors[index] ?? []}
            value={given[index] ?? null}
            error={findError(index, maxPoints)}
            {...{ index, disabled, onGive }}
          />
        ),
      )}
      {sumPlace === undefined ? sum : sumPlace && createPortal(sum, sumPlace)}
    </fieldset>
  );
});

type TickProps = Pick<CriteriaFieldsProps, 'disabled' | 'onGive'> & {
  /** The label of the contest document. */
  readonly label: string;
  /** The label as shown. */
  readonly name: string;
  readonly weight: number;
  readonly anchors: readonly Anchor[];
  readonly isChosen: boolean;
  /** The digit that ticks it. */
  readonly shortcut: number | undefined;
  readonly index: number;
};

/** A criterion that an entry meets or not, with what that means. */
function Tick({ label, name, weight, anchors, isChosen, shortcut, index, disabled, onGive }: TickProps) {
  const messages = useMessages('reviewForm', englishReviewForm);
  const criteriaMessages = useMessages('criteria', englishCriteria);
  const classic = findClassic(label);
  const text = anchors.find(({ points }) => points === 1)?.text.trim();
  const isOwn = text && (!classic || text !== englishReviewForm.sentences[classic]);
  const sentence = isOwn ? <bdi>{text}</bdi> : classic && messages.sentences[classic];
  return (
    <div data-criterion={index}>
      <Checkbox
        row
        label={name}
        description={sentence}
        trailing={criteriaMessages.worth(weight)}
        checked={isChosen}
        disabled={disabled}
        aria-keyshortcuts={shortcut !== undefined && shortcut <= 9 ? `${shortcut}` : undefined}
        onCheckedChange={(checked) => onGive(index, checked ? 1 : null)}
      />
    </div>
  );
}

type ScaleProps = Pick<CriteriaFieldsProps, 'disabled' | 'onGive'> & {
  readonly label: string;
  readonly max: number;
  readonly weight: number;
  readonly anchors: readonly Anchor[];
  readonly value: number | null;
  readonly error: string | undefined;
  readonly index: number;
};

function Scale(props: ScaleProps) {
  const { label, max, weight, anchors, value, error, index, disabled, onGive } = props;
  const messages = useMessages('criteria', englishCriteria);
  const { ofMax } = useMessages('contestReview', englishContestReview);
  const id = useId();
  const onScale = anchors
    .filter(({ points, text }) => points <= max && text.trim() !== '')
    .map((anchor, place) => ({ ...anchor, id: `${id}-anchor-${place}` }));
  const findMeanings = (points: number) =>
    onScale.filter((anchor) => anchor.points === points).map((anchor) => anchor.id);
  const weighed = weight > 1 && (
    <span id={`${id}-weight`} className={styles.weight}>
      {messages.weight(weight)}
    </span>
  );
  const meanings = onScale.length > 0 && (
    <ul className={styles.anchors}>
      {onScale.map(({ id: anchorId, points, text }) => (
        <li key={anchorId} id={anchorId} data-chosen={points === value || undefined}>
          <span aria-hidden="true">{points}</span> <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
  if (max > LONGEST_SCALE)
    return (
      <div className={styles.criterion} data-criterion={index}>
        <PointsField {...props} />
        {meanings}
      </div>
    );
  const described = [weight > 1 && `${id}-weight`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      role="radiogroup"
      className={styles.criterion}
      data-criterion={index}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-required="true"
      aria-invalid={error !== undefined || undefined}
    >
      <div className={styles.head}>
        <span id={`${id}-label`}>
          <bdi>{label}</bdi>
        </span>
        {weighed}
        <span aria-hidden="true">{value !== null && ofMax(value, max)}</span>
      </div>
      <div className={styles.scale}>
        {[...Array(max + 1).keys()].map((points) => (
          <label key={points}>
            <input
              type="radio"
              name={id}
              value={points}
              checked={points === value}
              disabled={disabled}
              aria-describedby={findMeanings(points).join(' ') || undefined}
              onChange={() => onGive(index, points)}
            />
            <span>{points}</span>
          </label>
        ))}
      </div>
      {meanings}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The number that was typed; null for anything else. */
const readPoints = (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null);

/** A field for points. Keeps what was typed, also if it is not a number. */
function PointsField({ label, max, weight, value, error, index, disabled, onGive }: ScaleProps) {
  const messages = useMessages('criteria', englishCriteria);
  const { problems } = useMessages('reviewForm', englishReviewForm);
  const [typed, setTyped] = useState('');
  // Points can also change elsewhere: by digits, or with another version of the draft.
  const text = readPoints(typed) === value ? typed : `${value ?? ''}`;
  const isWrong = value === null && text.trim() !== '';
  return (
    <TextField
      label={label}
      help={weight > 1 ? <span className={styles.weight}>{messages.weight(weight)}</span> : undefined}
      hint={messages.points(max)}
      error={isWrong ? problems.pointsWrong : error}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      disabled={disabled}
      onChange={({ target }) => {
        setTyped(target.value);
        onGive(index, readPoints(target.value));
      }}
    />
  );
}
