import type { Criterion } from '@org/contests';
import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../base/page/latest.ts';
import { useMessages } from '../../base/provider/contests.ts';
import { isTicked } from '../../contest/review/score.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import styles from './ReviewForm.module.css';

/** Points that digits have given to a criterion. */
export type TypedPoints = { readonly criterion: number; readonly points: number; readonly timeMs: number };

/** Without a focus, later digits go to the next criterion. */
const JOIN_MS = 1_000;

/**
 * The points that a digit gives: to the criterion with the focus, or else to the next scale without points. Digits in a
 * row make one number if the scale goes that far: of the criterion with the focus, or else if they follow within a second. Null if the digit is not on the scale.
 *
 * @param last what the digit before gave, if nothing else was pressed since
 */
export function typeDigit(
  digit: number,
  state: {
    readonly criteria: readonly Pick<Criterion, 'maxPoints'>[];
    readonly given: readonly (number | null)[];
    readonly focused: number | undefined;
    readonly last: TypedPoints | undefined;
    readonly nowMs: number;
  },
): TypedPoints | null {
  const { criteria, given, last, nowMs } = state;
  // A checkbox takes 0 and 1.
  const isTaken =
    state.focused === undefined || digit < 2 || !isTicked(criteria[state.focused] ?? { maxPoints: 0 });
  const focused = isTaken ? state.focused : undefined;
  const isOnScale = (criterion: number, points: number) => points <= (criteria[criterion]?.maxPoints ?? -1);
  const isJoined =
    last && (focused === undefined ? nowMs - last.timeMs <= JOIN_MS : focused === last.criterion);
  if (isJoined && last.points > 0) {
    const points = last.points * 10 + digit;
    if (isOnScale(last.criterion, points)) return { criterion: last.criterion, points, timeMs: nowMs };
  }
  const criterion =
    focused ?? criteria.findIndex((each, index) => !isTicked(each) && (given[index] ?? null) === null);
  return isOnScale(criterion, digit) ? { criterion, points: digit, timeMs: nowMs } : null;
}

type ReviewKeys = {
  readonly onDigit: (digit: number) => void;
  /** Any other key. */
  readonly onOther?: () => void;
  readonly onComment: () => void;
  readonly onSubmit: () => void;
};

const DIGIT_CODE = /^Digit(\d)$/;

/** The digit of a key; by position on layouts where digits need Shift. */
const readDigit = ({ key, code }: KeyboardEvent): number =>
  Number(/^\d$/.test(key) ? key : DIGIT_CODE.exec(code)?.[1]);

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'));

/**
 * Keyboard shortcuts: digits tick or give points, C comments, Ctrl (or Command) + Enter submits. They work anywhere in the
 * dialog around `element`, including its buttons; digits and C not in text fields, and not
 * with a modifier.
 */
export function useReviewKeys(element: RefObject<HTMLElement | null>, keys: ReviewKeys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const place = element.current?.closest<HTMLElement>('[role="dialog"]') ?? element.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.isComposing || event.altKey) return;
      const { onDigit, onOther, onComment, onSubmit } = latest.current;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        onSubmit();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.shiftKey || isTypedInto(event.target)) return;
      const digit = readDigit(event);
      if (Number.isInteger(digit)) return onDigit(digit);
      onOther?.();
      if (event.key.toLowerCase() !== 'c') return;
      event.preventDefault();
      onComment();
    };
    place?.addEventListener('keydown', onKeyDown);
    return () => place?.removeEventListener('keydown', onKeyDown);
  }, [element, latest]);
}

export type KeyHintsProps = {
  readonly criteria: number;
  /** Some criteria have a scale. */
  readonly hasScales: boolean;
};

/** The keyboard shortcuts. Hidden from screen readers where each control has `aria-keyshortcuts`. */
export function KeyHints({ criteria, hasScales }: KeyHintsProps) {
  const messages = useMessages('reviewForm', englishReviewForm).keys;
  return (
    <div className={styles.hints}>
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>{hasScales ? 0 : 1}</kbd>–<kbd>{hasScales ? 9 : criteria}</kbd>{' '}
          {hasScales ? messages.points : messages.tick}
        </span>
        {hasScales && (
          <span>
            <kbd>←</kbd>
            <kbd>→</kbd> {messages.arrows}
          </span>
        )}
        <span>
          <kbd>C</kbd> {messages.comment}
        </span>
        <span>
          <kbd>{messages.control}</kbd>
          <kbd>{messages.enter}</kbd> {messages.submit}
        </span>
      </p>
      {hasScales && <p>{messages.help}</p>}
    </div>
  );
}
