import { type RefObject, useLayoutEffect, useState } from 'react';

const isOverflowing = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** True if an element's content overflows. Only scrollable elements should be focusable. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  const [observer] = useState(() =>
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver(() => frame.current && setOverflows(isOverflowing(frame.current))),
  );

  // On every render. An element that is observed anew is reported after the next layout and before the paint: reading its
  // size here would need a layout of its own.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!observer || !element) return;
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  });

  return overflows;
}
