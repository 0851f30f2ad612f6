import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls new content to its top and focuses it, before the dialog sees that the focused element is gone. */
export function useArrival(heading: RefObject<HTMLHeadingElement | null>, hasArrived: boolean): void {
  useLayoutEffect(() => {
    if (!hasArrived) return;
    heading.current?.closest('.laurel-dialog-body')?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [heading, hasArrived]);
}
