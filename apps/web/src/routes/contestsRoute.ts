import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { findChain } from '../shared/config/findChain.ts';
import { startQueries } from '../shared/query/startQueries.ts';
import { rootRoute } from './rootRoute.tsx';

type ContestsSearch = {
  /** The slug of the chain whose contests are listed; the default chain where none is named. */
  chain?: string;
  // What the list is narrowed by; the page reads it.
  q?: unknown;
  state?: unknown;
  sort?: unknown;
  mine?: unknown;
};

export const contestsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contests',
  validateSearch: ({ chain, q, state, sort, mine }): ContestsSearch => ({
    ...(typeof chain === 'string' && { chain }),
    q,
    state,
    sort,
    mine,
  }),
  // The page itself follows what is typed: only another chain is another page, which the router waits for.
  loaderDeps: ({ search: { chain } }) => ({ chain }),
  loader: ({ context: { config, queryClient }, deps, location }) => {
    const chainConfig = findChain(config, deps.chain ?? config.defaultChain);
    if (!chainConfig) return;
    return startQueries([
      import('../features/contests-list/list/prefetchList.ts').then(({ prefetchList }) =>
        prefetchList(queryClient, chainConfig, location.search),
      ),
    ]);
  },
  component: lazyRouteComponent(() => import('./ContestsRoutePage.tsx'), 'ContestsRoutePage'),
});
