import { useEffect, useLayoutEffect, useRef } from 'react';

const stopPropagation = (event: Event) => event.stopPropagation();

/** Events that a scroll lock of the host cancels at the document. */
const SCROLLS = ['wheel', 'touchmove'] as const;

/**
 * Keeps a dialog usable that opens over a modal of the page's own: its ancestors lose `inert` and `aria-hidden`, which that
 * modal sets on everything outside of it, and its content scrolls although the page is locked. Returns how to stop.
 *
 * Once, not for as long as the dialog is open: a modal that opens later is above it.
 *
 * @example
 * ```ts
 * import { keepReachable } from '@org/ui-theme';
 * const stop = keepReachable(document.querySelector('[role=dialog]'));
 * ```
 */
export function keepReachable(dialog: Element | null): () => void {
  const reach = () => {
    for (let node = dialog; node && node !== document.body; node = node.parentElement) {
      node.removeAttribute('inert');
      node.removeAttribute('aria-hidden');
    }
  };
  reach();
  // The modal may watch for new elements, and hide this one a moment later.
  const timer = setTimeout(reach);
  for (const type of SCROLLS) dialog?.addEventListener(type, stopPropagation);
  return () => {
    clearTimeout(timer);
    for (const type of SCROLLS) dialog?.removeEventListener(type, stopPropagation);
  };
}

type CloseWatcher = { onclose: (() => void) | null; destroy: () => void };

/**
 * Closes the dialog on Android's back button or gesture instead of leaving the page, in browsers with `CloseWatcher`.
 * Touch screens only: elsewhere a close watcher also reacts to Escape, which Base UI handles.
 *
 * @see https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers
 */
export function useBackGesture(isOpen: boolean, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !CloseWatcher || !window.matchMedia('(pointer: coarse)').matches) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close.current();
    return () => watcher.destroy();
  }, [isOpen]);
}

/** A press and its place in CSS px; `at` is the event's time stamp in ms. */
type Press = { readonly x: number; readonly y: number; readonly at: number };

/** The longest double click that common systems allow. */
const DOUBLE_MS = 1_000;
/** How far the pointer may move between the two presses. */
const DOUBLE_PX = 16;

let lastPress: Press | undefined;

const findPress = (event: Event): Press | undefined => {
  const touch = 'changedTouches' in event ? (event as TouchEvent).changedTouches[0] : undefined;
  const { clientX: x = 0, clientY: y = 0 } = touch ?? (event as Partial<MouseEvent>);
  // Clicks made by scripts have no coordinates.
  return x === 0 && y === 0 ? undefined : { x, y, at: event.timeStamp };
};

if (typeof document !== 'undefined') {
  const remember = (event: PointerEvent) => {
    lastPress = findPress(event);
  };
  document.addEventListener('pointerdown', remember, { capture: true, passive: true });
}

/**
 * Recognizes the second half of the double click or double tap that opened a dialog. It must not close the dialog or
 * press a button in it. Compares the time stamps of the two presses: a dialog that renders slowly neither shortens nor
 * extends the time.
 */
export function useOpeningPress(isOpen: boolean) {
  const opening = useRef<Press | undefined>(undefined);
  useLayoutEffect(() => {
    opening.current = isOpen ? lastPress : undefined;
  }, [isOpen]);
  return (event: Event): boolean => {
    const press = findPress(event);
    // A click from the keyboard has no detail.
    const isKeyboard = event.type === 'click' && (event as MouseEvent).detail === 0;
    if (!opening.current || !press || isKeyboard) return false;
    const { x, y, at } = opening.current;
    return Math.hypot(press.x - x, press.y - y) <= DOUBLE_PX && press.at - at < DOUBLE_MS;
  };
}
