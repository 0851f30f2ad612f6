import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

const isOverflowing = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** Whether an element has more in it than it shows. Only what scrolls should be a stop for the Tab key. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);

  // With every drawing, before anybody can press Tab; an observer would tell only with the next frame.
  useLayoutEffect(() => {
    if (frame.current) setOverflows(isOverflowing(frame.current));
  });

  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(isOverflowing(element)));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [frame]);

  return overflows;
}

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
