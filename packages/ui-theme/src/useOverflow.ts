import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

const isOverflowing = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** Whether an element's content overflows. Only scrollable elements should be focusable. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);

  // On every render, before the next Tab press; a ResizeObserver would report one frame later.
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
