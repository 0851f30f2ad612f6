import type { RefObject } from 'react';
import { findPageStart } from '../page/moveFocusToPage.ts';

/**
 * Where the focus goes when the dialog closes: back to what opened it (null, as usual), or to the page's heading where
 * that is gone, as the way into a queue is once the queue is done.
 */
export function createFinalFocus(): RefObject<HTMLElement | null> {
  const opener = document.activeElement;
  return {
    get current() {
      return opener?.isConnected ? null : findPageStart();
    },
  };
}
