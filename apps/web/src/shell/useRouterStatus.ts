import { useCallback, useSyncExternalStore } from 'react';
import type { AppRouter } from '../router.tsx';
import { getPageName, type PageName } from '../routes/pages.ts';

/** The page whose turn it is, and whether it is still on its way. Without a router: the prerendered page. */
export const useRouterStatus = (router: AppRouter | null, prerendered: PageName) => {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!router) return () => {};
      const stops = (['onBeforeNavigate', 'onBeforeLoad', 'onLoad', 'onResolved', 'onRendered'] as const).map(
        (event) => router.subscribe(event, listener),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
    [router],
  );
  const page = useSyncExternalStore(
    subscribe,
    () => (router ? getPageName(router.state.location.pathname) : prerendered),
    () => prerendered,
  );
  const isPending = useSyncExternalStore(
    subscribe,
    () => router?.state.status === 'pending',
    () => false,
  );
  return { page, isPending };
};
