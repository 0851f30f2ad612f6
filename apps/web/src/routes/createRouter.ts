import type { Navigate } from '@org/contests-react';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PublicConfig } from '../config/publicConfig.ts';
import { createBrowserHistory, type HistoryLocation, type PageHistory } from './browserHistory.ts';
import { type Opened, openLink } from './openLink.ts';
import { reloadForNewBuild } from './reloadForNewBuild.ts';
import type { PageName } from './routes.ts';
import { createScrollMemory } from './scroll.ts';

/** Delay before the outline of the next page is shown. */
const OUTLINE_AFTER_MS = 400;

/** The content of `<main>`: the previous page until the next one is loaded or takes too long. */
export type View =
  | { readonly status: 'outline'; readonly page: PageName }
  | {
      readonly status: 'page';
      readonly opened: Opened;
      readonly Page: ComponentType<never>;
      readonly location: HistoryLocation;
    }
  | { readonly status: 'failed'; readonly opened: Opened; readonly location: HistoryLocation };

type RouterState = {
  /** The requested page; it may still be loading. */
  readonly page: PageName;
  readonly isPending: boolean;
  readonly view: View;
};

export type Router = {
  readonly getState: () => RouterState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the page of the current address: the first one, or one that failed. */
  readonly load: () => Promise<void>;
  readonly navigate: Navigate;
  /** Preloads the code of a link's page. */
  readonly preload: (path: string) => void;
  /** Scrolls the new page to its stored position, the link's target, or the top. */
  readonly scrollTo: (location: HistoryLocation) => void;
};

export type RouterOptions = {
  readonly config: PublicConfig;
  readonly queryClient: QueryClient;
  /** The browser's by default; tests pass their own. */
  readonly history?: PageHistory;
};

/** Routes URLs to the pages of the route table. Loads a page's code and data in parallel. */
export function createRouter({
  config,
  queryClient,
  history = createBrowserHistory(),
}: RouterOptions): Router {
  const listeners = new Set<() => void>();
  let opened = openLink(history.location, config);
  /** The current load; a later one replaces it. */
  let current: { readonly key: string } | undefined;
  let state: RouterState = {
    page: opened.name,
    isPending: false,
    view: { status: 'outline', page: opened.name },
  };

  const update = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const load = async () => {
    const { key, name, loadPage, startQueries } = opened;
    const loading = { key };
    const isCurrent = () => current === loading;
    current = loading;
    update({ page: name, isPending: true });
    const timer = setTimeout(() => {
      if (isCurrent()) update({ view: { status: 'outline', page: name } });
    }, OUTLINE_AFTER_MS);
    const show = (view: View) => {
      if (!isCurrent()) return;
      current = undefined;
      update({ isPending: false, view });
    };
    try {
      const [Page] = await Promise.all([loadPage(), startQueries(queryClient)]);
      show({ status: 'page', opened, Page, location: history.location });
    } catch (error) {
      if (isCurrent() && reloadForNewBuild(error)) return;
      show({ status: 'failed', opened, location: history.location });
    } finally {
      clearTimeout(timer);
    }
  };

  /** Links come with and without a trailing slash. */
  const dropTrailingSlash = ({ pathname, search, hash }: HistoryLocation): boolean => {
    const path = pathname.replace(/\/+$/, '') || '/';
    if (path === pathname) return false;
    history.replace(path + search + hash);
    return true;
  };

  const follow = (location: HistoryLocation) => {
    if (dropTrailingSlash(location)) return;
    opened = openLink(location, config);
    const { view } = state;
    if (view.status === 'page' && view.opened.key === opened.key) {
      current = undefined;
      update({ page: opened.name, isPending: false, view: { ...view, opened, location } });
    } else if (current?.key !== opened.key) void load();
  };

  const scrollTo = createScrollMemory(history);
  history.subscribe(({ location }) => follow(location));
  dropTrailingSlash(history.location);

  return {
    load,
    scrollTo,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (to, { replace = false, keepScroll = false } = {}) => {
      const path = typeof to === 'string' ? to : to(history.location);
      // A link to the current URL adds no history entry.
      const isStep = !replace && path !== history.location.href;
      history[isStep ? 'push' : 'replace'](path, { keepScroll });
    },
    preload: (path) => {
      const { pathname, search } = new URL(path, window.location.href);
      openLink({ pathname, search }, config)
        .loadPage()
        .catch(() => undefined);
    },
  };
}
