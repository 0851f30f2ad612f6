import { type RefObject, useEffect } from 'react';

/** What has come in the place of something else begins at its top and takes the focus, so that nobody misses it. */
export function useArrival(heading: RefObject<HTMLHeadingElement | null>, hasArrived: boolean): void {
  useEffect(() => {
    if (!hasArrived) return;
    heading.current?.closest('.laurel-dialog-body')?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [heading, hasArrived]);
}
