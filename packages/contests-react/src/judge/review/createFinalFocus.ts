import type { RefObject } from 'react';
import { findPageStart } from '../../base/page/moveFocusToPage.ts';

/**
 * Returns the focus when the dialog closes: to the element that opened it (null), or to the page's heading if
 * that element is gone, such as the button of a finished queue.
 */
export function createFinalFocus(): RefObject<HTMLElement | null> {
  const opener = document.activeElement;
  return {
    get current() {
      return opener?.isConnected ? null : findPageStart();
    },
  };
}
