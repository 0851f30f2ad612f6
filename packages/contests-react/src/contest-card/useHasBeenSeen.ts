import { type RefObject, useEffect, useState } from 'react';

/** A little before it is scrolled into sight. */
const MARGIN = '200px';

/** Whether an element is or has been on the screen; browsers that cannot tell count as seeing everything. */
export function useHasBeenSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
