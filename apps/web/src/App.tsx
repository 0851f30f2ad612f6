import { ContestsProvider, canFetchAhead } from '@org/contests-react';
import { NotificationsProvider } from '@org/ui-theme';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ConfigContext } from './config/ConfigContext.tsx';
import type { Router } from './routes/createRouter.ts';
import { findLinkPath, findPathAt } from './routes/findLinkPath.ts';
import { PageSkeleton, Pages } from './routes/Pages.tsx';
import type { PageName } from './routes/routes.ts';
import { createReadingWorker } from './shared/createReadingWorker.ts';
import { walletSession } from './shared/walletSession.ts';
import { ConfigFailed } from './shell/ConfigFailed.tsx';
import { Shell } from './shell/Shell.tsx';
import { type Start, useReady } from './useReady.ts';

export type AppProps = {
  /** The prerendered page. */
  readonly page: PageName;
  /** The product name in the prerendered page. */
  readonly productName: string;
  readonly queryClient: QueryClient;
  readonly start: Start;
};

const doNothing = () => {};
const loadSignIn = () => import('./shared/signIn.ts').then(({ signIn }) => signIn);

function useRouterState(router: Router | undefined) {
  const subscribe = useCallback((listener: () => void) => router?.subscribe(listener) ?? doNothing, [router]);
  return useSyncExternalStore(
    subscribe,
    () => router?.getState(),
    () => undefined,
  );
}

/** The router follows links, also those in dialogs, which are outside the shell; pages load as soon as a link may be followed. */
function useLinks(router: Router | undefined) {
  useEffect(() => {
    if (!router) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const follow = (event: MouseEvent) => {
      const path = findLinkPath(event);
      if (!path) return;
      event.preventDefault();
      router.navigate(path);
    };
    const preload = ({ target }: Event) => {
      const path = canFetchAhead(navigator) && findPathAt(target);
      if (path) router.preload(path);
    };
    document.addEventListener('click', follow, { signal });
    document.addEventListener('pointerover', preload, { signal });
    document.addEventListener('focusin', preload, { signal });
    return () => listeners.abort();
  }, [router]);
}

/** Renders the shell at once and the page after hydration. */
export function App({ page, productName, queryClient, start }: AppProps) {
  const [state, retry] = useReady(start);
  const { config, router } = state.status === 'ready' ? state : {};
  const route = useRouterState(router);

  useLinks(router);

  return (
    <QueryClientProvider client={queryClient}>
      <NotificationsProvider>
        <ConfigContext value={config ?? null}>
          <ContestsProvider
            config={config ?? null}
            wallet={walletSession}
            navigate={router?.navigate ?? doNothing}
            loadSignIn={loadSignIn}
            createReadingWorker={createReadingWorker}
          >
            <Shell
              page={route?.page ?? page}
              productName={config?.productName ?? productName}
              isPending={route?.isPending ?? false}
            >
              {state.status === 'starting' && <PageSkeleton page={page} />}
              {state.status === 'failed' && <ConfigFailed error={state.error} onRetry={retry} />}
              {router && route && <Pages router={router} view={route.view} sentPage={page} />}
            </Shell>
          </ContestsProvider>
        </ConfigContext>
      </NotificationsProvider>
    </QueryClientProvider>
  );
}
