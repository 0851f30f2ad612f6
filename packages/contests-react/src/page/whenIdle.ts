/** Quiet time after the page has loaded, in which its own data is fetched and drawn. */
const SETTLE_MS = 1_000;

/** Acts once the page has been loaded and drawn and has nothing else to do. Returns how to call it off. */
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

/** What browsers that know it tell about the connection; not in TypeScript's own list. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

const SLOW = ['slow-2g', '2g', '3g'];

/** Whether this connection can carry something that may never be used. */
export function canFetchAhead(navigator: Navigator): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !SLOW.includes(connection?.effectiveType ?? '');
}
