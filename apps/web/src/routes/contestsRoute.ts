import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { findChain } from '../shared/config/findChain.ts';
import { startQueries } from '../shared/query/startQueries.ts';
import { contestsQuery } from '../shared/scan/queries.ts';
import { rootRoute } from './rootRoute.tsx';

/** `chain`: the slug of the chain whose contests are listed; the default chain where none is named. */
type ContestsSearch = { chain?: string };

export const contestsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contests',
  validateSearch: ({ chain }): ContestsSearch => (typeof chain === 'string' ? { chain } : {}),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { config, queryClient }, deps }) => {
    const chainConfig = findChain(config, deps.chain ?? config.defaultChain);
    if (!chainConfig) return;
    return startQueries([queryClient.prefetchInfiniteQuery(contestsQuery(chainConfig))]);
  },
  component: lazyRouteComponent(() => import('./ContestsRoutePage.tsx'), 'ContestsRoutePage'),
});
