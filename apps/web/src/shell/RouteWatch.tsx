import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AppRouter } from '../router.tsx';
import { getPageName, type PageName } from '../routes/pages.ts';

/** The page whose turn it is, and whether it is still on its way. */
export type RouteStatus = { readonly page: PageName; readonly isPending: boolean };

/** Tells the shell, which stands outside the router and was there before it, what the router is at. */
export function RouteWatch({
  router,
  onChange,
}: {
  router: AppRouter;
  onChange: (status: RouteStatus) => void;
}) {
  const page = useRouterState({ router, select: (state) => getPageName(state.location.pathname) });
  const isPending = useRouterState({ router, select: (state) => state.status === 'pending' });
  useEffect(() => onChange({ page, isPending }), [onChange, page, isPending]);
  return null;
}
