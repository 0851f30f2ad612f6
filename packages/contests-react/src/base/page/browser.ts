import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/**
 * True if the browser is online.
 *
 * @example
 * import { useOnline } from '@org/contests-react';
 * const note = useOnline() ? '' : 'You are offline.';
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Delay after the load event, so that the page's own data comes first. */
const SETTLE_MS = 1_000;

/**
 * Runs a callback when the page has loaded and is idle. Returns a function that cancels it.
 *
 * @example
 * import { whenIdle } from '@org/contests-react';
 * const cancel = whenIdle(() => console.log('nothing else is loading'));
 */
export function whenIdle(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const settle = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) idle = window.requestIdleCallback(act);
      else act();
    }, SETTLE_MS);
  };
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
  return () => {
    window.removeEventListener('load', settle);
    clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}

/** The Network Information API, which TypeScript's DOM types lack. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

const SLOW = ['slow-2g', '2g', '3g'];

/**
 * True if the connection is good enough for speculative downloads.
 *
 * @example
 * import { canFetchAhead, whenIdle } from '@org/contests-react';
 * if (canFetchAhead(navigator)) whenIdle(() => console.log('may load the next page'));
 */
export function canFetchAhead(navigator: Navigator): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !SLOW.includes(connection?.effectiveType ?? '');
}
