import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './rootRoute.tsx';
import { startContestQueries } from './startContestQueries.ts';

export const contestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contests/$chain/$uid',
  loader: (options) => startContestQueries(options),
  component: lazyRouteComponent(() => import('./ContestRoutePage.tsx'), 'ContestRoutePage'),
});
