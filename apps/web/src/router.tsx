import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { accountRoute } from './routes/accountRoute.ts';
import { contestRoute } from './routes/contestRoute.ts';
import { contestsRoute } from './routes/contestsRoute.ts';
import type { RouterContext } from './routes/context.ts';
import { draftsRoute } from './routes/draftsRoute.ts';
import { entryRoute } from './routes/entryRoute.ts';
import { helpRoute } from './routes/helpRoute.ts';
import { landingRoute } from './routes/landingRoute.ts';
import { privacyRoute, termsRoute } from './routes/legalRoutes.ts';
import { getPageName } from './routes/pages.ts';
import { reviewsRoute } from './routes/reviewsRoute.ts';
import { rootRoute } from './routes/rootRoute.tsx';
import { settingsRoute } from './routes/settingsRoute.ts';
import { shareRoute } from './routes/shareRoute.ts';
import { startContestRoute } from './routes/startContestRoute.ts';
import { PageFailed } from './shared/page/PageFailed.tsx';
import { PageSkeleton } from './shell/PageSkeleton.tsx';

const routeTree = rootRoute.addChildren([
  landingRoute,
  contestsRoute,
  startContestRoute,
  reviewsRoute,
  draftsRoute,
  accountRoute,
  helpRoute,
  settingsRoute,
  termsRoute,
  privacyRoute,
  contestRoute,
  entryRoute,
  shareRoute,
]);

/** After this long without the next page its outline is drawn. */
const PENDING_AFTER_MS = 400;

const PendingPage = () => <PageSkeleton page={getPageName(window.location.pathname)} />;

/** The router of the product; `history` is the browser's unless a test gives its own. */
export const createAppRouter = (options: { context: RouterContext; history?: RouterHistory }) =>
  createRouter({
    ...options,
    routeTree,
    defaultErrorComponent: PageFailed,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: 0,
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    trailingSlash: 'never',
  });

export type AppRouter = ReturnType<typeof createAppRouter>;
