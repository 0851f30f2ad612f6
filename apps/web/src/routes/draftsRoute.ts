import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './rootRoute.tsx';

export const draftsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/drafts',
  component: lazyRouteComponent(() => import('../features/drafts/DraftsPage.tsx'), 'DraftsPage'),
});
