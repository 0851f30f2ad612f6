import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { startQueries } from '../shared/query/startQueries.ts';
import { contestQuery, evaluationsQuery, scanHeadQuery } from '../shared/scan/queries.ts';
import { findTarget } from './findTarget.ts';
import { rootRoute } from './rootRoute.tsx';

export const contestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contests/$chain/$uid',
  loader: ({ context: { config, queryClient }, params }) => {
    const target = findTarget(config, params);
    if (target.status !== 'contest') return;
    const { chainConfig, uid } = target;
    return startQueries([
      queryClient.prefetchQuery(scanHeadQuery(chainConfig)),
      queryClient
        .fetchQuery(contestQuery(chainConfig, uid))
        .then((lookup) =>
          lookup.status === 'found'
            ? queryClient.prefetchQuery(evaluationsQuery(chainConfig, lookup.contest))
            : undefined,
        ),
    ]);
  },
  component: lazyRouteComponent(() => import('./ContestRoutePage.tsx'), 'ContestRoutePage'),
});
