import { NotificationsProvider, UiTextsProvider } from '@org/ui-theme';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import type { PageName } from './routes/pages.ts';
import { ConfigContext } from './shared/config/ConfigContext.tsx';
import { messages } from './shared/messages/messages.ts';
import { findLinkPath } from './shared/navigation/findLinkPath.ts';
import { ConfigFailed } from './shell/ConfigFailed.tsx';
import { PageSkeleton } from './shell/PageSkeleton.tsx';
import { type RouteStatus, RouteWatch } from './shell/RouteWatch.tsx';
import { Shell } from './shell/Shell.tsx';
import { type Start, useReady } from './shell/useReady.ts';

export type AppProps = {
  /** The page that was prerendered. */
  readonly page: PageName;
  /** The name that was prerendered. */
  readonly productName: string;
  readonly queryClient: QueryClient;
  readonly start: Start;
};

/** The shell at once, the page after the first mount. */
export function App({ page, productName, queryClient, start }: AppProps) {
  const [state, retry] = useReady(start);
  const [route, setRoute] = useState<RouteStatus>({ page, isPending: false });
  const router = state.status === 'ready' ? state.router : null;
  const config = state.status === 'ready' ? state.config : null;

  return (
    <QueryClientProvider client={queryClient}>
      <UiTextsProvider texts={messages.uiTexts}>
        <NotificationsProvider>
          <ConfigContext value={config}>
            <Shell
              page={route.page}
              productName={config?.productName ?? productName}
              isPending={route.isPending}
              onOpen={router ? (path) => router.history.push(path) : undefined}
              onClick={(event) => {
                const path = router && findLinkPath(event);
                if (!path) return;
                event.preventDefault();
                router.history.push(path);
              }}
            >
              {state.status === 'starting' && <PageSkeleton page={page} />}
              {state.status === 'failed' && <ConfigFailed error={state.error} onRetry={retry} />}
              {router && <RouteWatch router={router} onChange={setRoute} />}
              {router && <RouterProvider router={router} />}
            </Shell>
          </ConfigContext>
        </NotificationsProvider>
      </UiTextsProvider>
    </QueryClientProvider>
  );
}
