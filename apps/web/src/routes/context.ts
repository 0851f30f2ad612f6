import type { QueryClient } from '@tanstack/react-query';
import type { PublicConfig } from '../shared/config/publicConfig.ts';

/** What every route may count on. */
export type RouterContext = {
  readonly config: PublicConfig;
  readonly queryClient: QueryClient;
};
