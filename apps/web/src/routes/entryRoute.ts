import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './rootRoute.tsx';
import { startContestQueries } from './startContestQueries.ts';

/** `n`: the entry's place in the contest's own list of entries, from 1. */
export const entryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contests/$chain/$uid/entries/$n',
  loader: (options) => startContestQueries(options),
  component: lazyRouteComponent(() => import('./EntryRoutePage.tsx'), 'EntryRoutePage'),
});
