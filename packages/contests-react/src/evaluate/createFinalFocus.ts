import type { RefObject } from 'react';
import { findPageStart } from '../page/moveFocusToPage.ts';

/**
 * Where the focus goes when the dialog closes: to the element that opened it (null), or to the page's heading if
 * that element is gone, like the button of a queue that is done.
 */
export function createFinalFocus(): RefObject<HTMLElement | null> {
  const opener = document.activeElement;
  return {
    get current() {
      return opener?.isConnected ? null : findPageStart();
    },
  };
}
