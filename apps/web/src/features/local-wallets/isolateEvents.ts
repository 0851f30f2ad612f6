/** What the dialogs of the page listen for, to close themselves or to take the focus back. */
const TYPES = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchmove',
  'touchend',
  'wheel',
  'focusin',
  'focusout',
  'keydown',
  'keyup',
  'click',
] as const;

/**
 * Keeps what happens in an element from everybody else on the page, as a wallet's own window does: otherwise a
 * dialog of the page would take a press on "Approve" for a press beside itself, and close. `onEvent` is the
 * only one to see it. Returns how to stop.
 */
export const isolateEvents = (element: HTMLElement, onEvent: (event: Event) => void): (() => void) => {
  const handle = (event: Event) => {
    if (!(event.target instanceof Node && element.contains(event.target))) return;
    event.stopImmediatePropagation();
    onEvent(event);
  };
  // On the window and in the capture phase: nothing on the page comes before that.
  for (const type of TYPES) window.addEventListener(type, handle, { capture: true });
  return () => {
    for (const type of TYPES) window.removeEventListener(type, handle, { capture: true });
  };
};
