import { type RefObject, useEffect } from 'react';

/** Scrolls new content to its top and focuses it. */
export function useArrival(heading: RefObject<HTMLHeadingElement | null>, hasArrived: boolean): void {
  useEffect(() => {
    if (!hasArrived) return;
    heading.current?.closest('.laurel-dialog-body')?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [heading, hasArrived]);
}
