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

/** The keys that open the browser's own search. */
const isFind = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'F3' || ((ctrlKey || metaKey) && /^[fg]$/i.test(key));
