import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './rootRoute.tsx';

/** `address`: an account's, or the word "edit" for one's own profile; `chain`: as on the list of contests. */
export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accounts/$address',
  validateSearch: ({ chain }): { chain?: string } => (typeof chain === 'string' ? { chain } : {}),
  component: lazyRouteComponent(() => import('./AccountRoutePage.tsx'), 'AccountRoutePage'),
});
