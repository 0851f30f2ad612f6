import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a long table is drawn as a whole: a short one always, a long one from the moment in which it is printed or the
 * browser searches the page, and after `showWhole`.
 */
export function useWhole(isShort: boolean): { readonly isWhole: boolean; readonly showWhole: () => void } {
  const [isWanted, setIsWanted] = useState(false);
  const isWhole = isShort || isWanted;
  useEffect(() => {
    if (isWhole) return;
    const controller = new AbortController();
    const { signal } = controller;
    // The browser lays the page out for paper right after the event.
    const show = () => flushSync(() => setIsWanted(true));
    window.addEventListener('beforeprint', show, { signal });
    window.matchMedia('print').addEventListener('change', ({ matches }) => matches && show(), { signal });
    window.addEventListener('keydown', (event) => isFind(event) && show(), { signal });
    return () => controller.abort();
  }, [isWhole]);
  return { isWhole, showWhole: () => setIsWanted(true) };
}

/** The keys that open the browser's own search. On Apple's systems Ctrl-F moves the cursor in a text. */
const isFind = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
  if (key === 'F3') return true;
  const isCommand = /^(Mac|iP)/.test(navigator.platform) ? metaKey : ctrlKey;
  // With Shift, G goes back.
  return isCommand && !altKey && (/^g$/i.test(key) || (/^f$/i.test(key) && !shiftKey));
};
