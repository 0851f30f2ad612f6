const STORAGE_KEY = 'laurel.scroll';

type Positions = { [historyKey: string]: number };

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

const keyOf = ({ state }: HistoryLocation) => state.key ?? '';

/**
 * Stores the scroll position of each history entry, also across reloads. The browser's own restoration cannot be
 * used, because it runs before the page is loaded.
 */
export function createScrollMemory(history: PageHistory) {
  const positions = readPositions();
  let shown = history.location;
  // False while the next page is loading: its outline may be shorter than the previous page.
  let isShown = true;
  const remember = () => {
    if (isShown) positions[keyOf(shown)] = window.scrollY;
  };
  window.history.scrollRestoration = 'manual';
  history.subscribe(() => {
    remember();
    isShown = false;
  });
  window.addEventListener('pagehide', () => {
    remember();
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // Storage full or blocked: a reload starts at the top.
    }
  });

  return function scrollTo(location: HistoryLocation): void {
    const isSameStep = keyOf(location) === keyOf(shown);
    shown = location;
    isShown = true;
    const { keepScroll } = location.state;
    const left = positions[keyOf(location)];
    const target = document.getElementById(location.hash.slice(1));
    if (left !== undefined) window.scrollTo(0, left);
    else if (target) target.scrollIntoView();
    else if (!keepScroll && !isSameStep) window.scrollTo(0, 0);
  };
}

/** A step of the history. */
export type HistoryLocation = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Path, search and hash. */
  readonly href: string;
  readonly state: { readonly key?: string; readonly keepScroll?: boolean };
};

type Step = (path: string, state?: { readonly keepScroll?: boolean }) => void;

/** The part of a history that pages need. Tests have one in memory. */
export type PageHistory = {
  readonly location: HistoryLocation;
  /** Adds a step. The path starts with a slash. */
  readonly push: Step;
  /** Replaces the current step. */
  readonly replace: Step;
  /** Calls the listener after each change of the step. */
  readonly subscribe: (listener: (change: { readonly location: HistoryLocation }) => void) => () => void;
};

/** The browser's history. Each of its steps has a key, also one that the browser added for a link to a heading. */
export function createBrowserHistory(): PageHistory {
  const { history } = window;
  const listeners = new Set<Parameters<PageHistory['subscribe']>[0]>();
  const createKey = () => Math.random().toString(36).slice(2);

  const addKey = () => {
    if (!history.state?.key) history.replaceState({ ...history.state, key: createKey() }, '');
  };
  const read = (): HistoryLocation => {
    const { pathname, search, hash } = window.location;
    return { pathname, search, hash, href: pathname + search + hash, state: history.state ?? {} };
  };
  const tell = () => {
    addKey();
    const change = { location: read() };
    for (const listener of listeners) listener(change);
  };
  const step =
    (method: 'pushState' | 'replaceState'): Step =>
    (path, state) => {
      // With the origin, since a path that starts with two slashes would name another host.
      history[method]({ ...state, key: createKey() }, '', window.location.origin + path);
      tell();
    };

  addKey();
  window.addEventListener('popstate', tell);
  return {
    get location() {
      return read();
    },
    push: step('pushState'),
    replace: step('replaceState'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
