import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../base/page/useLatest.ts';

export type ReviewKeys = {
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
