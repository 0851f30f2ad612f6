import { createRootRouteWithContext } from '@tanstack/react-router';
import { NotFoundPage } from '../shared/page/NotFoundPage.tsx';
import type { RouterContext } from './context.ts';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  notFoundComponent: NotFoundPage,
});
