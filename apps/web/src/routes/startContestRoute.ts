import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './rootRoute.tsx';

/** `from`: chain and UID of an older contest that the form is to be filled in like, as in that contest's own link. */
type StartSearch = { from?: string };

export const startContestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contests/start',
  // The router reads `?from=1` as a number; that leads nowhere, which is said.
  validateSearch: ({ from }): StartSearch => (from === undefined ? {} : { from: String(from) }),
  component: lazyRouteComponent(() => import('./StartRoutePage.tsx'), 'StartRoutePage'),
});
