import { vi } from 'vitest';

const worker = globalThis as { hasRunFile?: boolean; cleanUps?: (() => void)[] };

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

/** Libraries that are not loaded again schedule their renders with shorter timers, which have to run. */
const LONGEST_KEPT_MS = 100;

/**
 * Records timers, such as those of viem, which sends a request again if there is no answer: later the request would reach
 * the `fetch` of another file, which counts its own. Returns the function that ends all that are left.
 */
function watchTimers(): () => void {
  const left = new Set<NodeJS.Timeout>();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = globalThis[name] as (...rest: unknown[]) => NodeJS.Timeout;
    const record = (callback: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
      const run = () => {
        if (name === 'setTimeout') left.delete(timer);
        callback(...values);
      };
      const timer = set(run, delay);
      if ((delay ?? 0) > LONGEST_KEPT_MS) left.add(timer);
      return timer;
    };
    // `util.promisify(setTimeout)` reads its other form from here.
    globalThis[name] = Object.assign(record, globalThis[name]) as never;
  }
  return () => {
    for (const timer of left) clearTimeout(timer);
    left.clear();
  };
}

/**
 * Records listeners for errors of the process that a file adds: the Solidity compiler adds one that throws every unhandled
 * rejection, also those that a later file expects. Returns the function that removes all that are left. Vitest has its
 * own listeners, added before.
 */
function watchErrorListeners(): () => void {
  type Listener = (...values: unknown[]) => void;
  const left: [string | symbol, Listener][] = [];
  for (const name of ['on', 'addListener'] as const) {
    const add = process[name].bind(process) as (event: string | symbol, listener: Listener) => typeof process;
    process[name] = ((event: string | symbol, listener: Listener) => {
      if (event === 'unhandledRejection' || event === 'uncaughtException') left.push([event, listener]);
      return add(event, listener);
    }) as never;
  }
  return () => {
    for (const [event, listener] of left.splice(0).reverse()) process.off(event, listener);
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
  for (const cleanUp of worker.cleanUps ?? []) cleanUp();
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
else {
  worker.cleanUps = [watchTimers(), watchErrorListeners()];
  if (typeof window !== 'undefined') worker.cleanUps.push(watchWallets());
}
worker.hasRunFile = true;
