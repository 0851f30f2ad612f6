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
