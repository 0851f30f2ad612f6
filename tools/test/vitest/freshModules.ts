import { vi } from 'vitest';

const worker = globalThis as { hasRunFile?: boolean; forgetWallets?: () => void };

/** The simulated page's own control. */
type Page = { readonly happyDOM: { readonly setURL: (url: string) => void } };

/** A wallet configuration listens for announced wallets (EIP-6963) forever; returns the function that ends it for all. */
function watchWallets(): () => void {
  const { addEventListener } = window;
  const left: (() => void)[] = [];
  type Rest = [EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?];
  window.addEventListener = (type: string, ...rest: Rest) => {
    addEventListener.call(window, type, ...rest);
    if (type.startsWith('eip6963:')) left.push(() => window.removeEventListener(type, ...rest));
  };
  return () => {
    for (const stop of left.splice(0)) stop();
  };
}

/**
 * Test files run in the same processes (vitest.config.ts), with the same libraries and simulated page. Our own modules are
 * loaded again for each file, so their state is not shared.
 */
function resetState(): void {
  vi.resetModules();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  worker.forgetWallets?.();
  if (typeof document === 'undefined') return;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.title = '';
  window.localStorage.clear();
  window.sessionStorage.clear();
  // A file that was saved leaves the page at a `blob:` address, where no path is a URL.
  (window as unknown as Page).happyDOM.setURL('http://localhost:3000/');
  window.history.replaceState(null, '', '/');
}

if (worker.hasRunFile) resetState();
else if (typeof window !== 'undefined') worker.forgetWallets = watchWallets();
worker.hasRunFile = true;
