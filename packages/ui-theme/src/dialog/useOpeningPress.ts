import { useLayoutEffect, useRef } from 'react';

type Point = { readonly x: number; readonly y: number };

/** How long a second press of a double click may take, by the slowest setting of the common systems. */
const DOUBLE_MS = 1_000;
/** How far the pointer may move between the two. */
const DOUBLE_PX = 16;

let lastPress: Point | undefined;

const findPoint = (event: Event): Point | undefined => {
  const touch = 'changedTouches' in event ? (event as TouchEvent).changedTouches[0] : undefined;
  const { clientX: x = 0, clientY: y = 0 } = touch ?? (event as Partial<MouseEvent>);
  // Scripts press without a place.
  return x === 0 && y === 0 ? undefined : { x, y };
};

if (typeof document !== 'undefined') {
  const remember = (event: PointerEvent) => {
    lastPress = findPoint(event);
  };
  document.addEventListener('pointerdown', remember, { capture: true, passive: true });
}

/**
 * Tells whether a press belongs to the one that opened a dialog: the second half of a double click or double tap, which
 * would close the dialog, or press a button in it, before anybody has seen it.
 */
export function useOpeningPress(isOpen: boolean) {
  const opening = useRef<{ readonly press: Point | undefined; readonly at: number } | undefined>(undefined);
  useLayoutEffect(() => {
    opening.current = isOpen ? { press: lastPress, at: performance.now() } : undefined;
  }, [isOpen]);
  return (event: Event): boolean => {
    const { press, at } = opening.current ?? {};
    const point = findPoint(event);
    // A click by the keyboard has no detail.
    const isKeyboard = event.type === 'click' && (event as MouseEvent).detail === 0;
    if (!press || !point || at === undefined || isKeyboard) return false;
    const isNear = Math.hypot(point.x - press.x, point.y - press.y) <= DOUBLE_PX;
    return isNear && performance.now() - at < DOUBLE_MS;
  };
}
