import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { startQueries } from '../shared/query/startQueries.ts';
import { contestQuery } from '../shared/scan/queries.ts';
import { findTarget } from './findTarget.ts';
import { rootRoute } from './rootRoute.tsx';

export const shareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contests/$chain/$uid/share',
  loader: ({ context: { config, queryClient }, params }) => {
    const target = findTarget(config, params);
    if (target.status !== 'contest') return;
    return startQueries([queryClient.prefetchQuery(contestQuery(target.chainConfig, target.uid))]);
  },
  component: lazyRouteComponent(() => import('./ShareRoutePage.tsx'), 'ShareRoutePage'),
});
