import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './rootRoute.tsx';

export const startContestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contests/start',
  component: lazyRouteComponent(
    () => import('../features/start-contest/StartContestPage.tsx'),
    'StartContestPage',
  ),
});
