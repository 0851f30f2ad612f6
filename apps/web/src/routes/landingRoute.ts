import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { getDefaultChain } from '../shared/config/findChain.ts';
import { startQueries } from '../shared/query/startQueries.ts';
import { contestsQuery } from '../shared/scan/queries.ts';
import { rootRoute } from './rootRoute.tsx';

export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context: { config, queryClient } }) =>
    startQueries([queryClient.prefetchInfiniteQuery(contestsQuery(getDefaultChain(config)))]),
  component: lazyRouteComponent(() => import('../features/landing/LandingPage.tsx'), 'LandingPage'),
});
