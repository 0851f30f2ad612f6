import { type RefObject, useLayoutEffect, useState } from 'react';
import { useOverflow } from '../useOverflow.ts';

const FOCUSABLE =
  ':is(a[href], button, input, textarea, select, summary, [tabindex="0"], [contenteditable="true"]):not(:disabled)';

/** Whether a scrolling element needs `tabIndex` itself: it overflows and has no focusable content. */
export function useScrollStop(frame: RefObject<HTMLElement | null>): boolean {
  const overflows = useOverflow(frame);
  const [isEmpty, setIsEmpty] = useState(false);

  // On every render: the content may have changed.
  useLayoutEffect(() => {
    setIsEmpty(!frame.current?.querySelector(FOCUSABLE));
  });

  return overflows && isEmpty;
}
