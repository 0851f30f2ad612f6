import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { useOverflow } from '../useOverflow.ts';

const FOCUSABLE =
  ':is(a[href], button, input, textarea, select, summary, [tabindex="0"], [contenteditable="true"]):not(:disabled)';

/** Whether the Tab key has to stop at what scrolls itself: there is more of it, and nothing in it to stop at. */
export function useScrollStop(frame: RefObject<HTMLElement | null>): boolean {
  const overflows = useOverflow(frame);
  const [isEmpty, setIsEmpty] = useState(false);

  // With every drawing, as what is in it may change.
  useLayoutEffect(() => {
    setIsEmpty(!frame.current?.querySelector(FOCUSABLE));
  });

  return overflows && isEmpty;
}
