import { type RefObject, useEffect, useState } from 'react';

/** Loads shortly before it is scrolled into view. */
const MARGIN = '200px';

/**
 * Whether an element is or has been visible; true without IntersectionObserver.
 *
 * @param place changes when another element takes the place of the one before
 */
export function useHasBeenSeen(element: RefObject<HTMLElement | null>, place?: unknown): boolean {
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element of a ref can be another one in another place.
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
  }, [element, isSeen, place]);
  return isSeen;
}
