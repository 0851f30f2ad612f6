import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './rootRoute.tsx';

/** `from`: chain and UID of an older contest that the form is to be filled in like, as in that contest's own link. */
type StartSearch = { from?: string };

export const startContestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contests/start',
  validateSearch: ({ from }): StartSearch => (typeof from === 'string' ? { from } : {}),
  component: lazyRouteComponent(() => import('./StartRoutePage.tsx'), 'StartRoutePage'),
});
