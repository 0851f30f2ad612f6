import { type RefObject, useEffect } from 'react';
import { useLatest } from '../writing/useLatest.ts';

export type ReviewKeys = {
  /** The criterion's index, from 0. */
  readonly onToggle: (index: number) => void;
  readonly onComment: () => void;
  readonly onSubmit: () => void;
};

const DIGIT_CODE = /^Digit([1-9])$/;

/** The digit of a key; by position on layouts where digits need Shift. */
const readDigit = ({ key, code }: KeyboardEvent): number =>
  Number(/^[1-9]$/.test(key) ? key : DIGIT_CODE.exec(code)?.[1]);

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"])'));

/**
 * Keyboard shortcuts: 1 to 9 tick, C comments, Ctrl (or Command) + Enter submits. They work anywhere in the
 * dialog around `element`, including its buttons; digits and C not in text fields, and not
 * with a modifier.
 */
export function useReviewKeys(element: RefObject<HTMLElement | null>, keys: ReviewKeys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const place = element.current?.closest<HTMLElement>('[role="dialog"]') ?? element.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.isComposing || event.altKey) return;
      const { onToggle, onComment, onSubmit } = latest.current;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        onSubmit();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.shiftKey || isTypedInto(event.target)) return;
      const digit = readDigit(event);
      if (digit) onToggle(digit - 1);
      if (event.key.toLowerCase() !== 'c') return;
      event.preventDefault();
      onComment();
    };
    place?.addEventListener('keydown', onKeyDown);
    return () => place?.removeEventListener('keydown', onKeyDown);
  }, [element, latest]);
}
