import { QueryClient } from '@tanstack/react-query';

/** Long enough for back and forward navigation, short enough to show new reviews. */
const STALE_AFTER_MS = 15_000;
const FORGET_AFTER_MS = 10 * 60_000;
const MAX_RETRIES = 2;

/** True if the error is retryable. */
export function isRetryable(error: unknown): boolean {
  return !(typeof error === 'object' && error !== null && 'retryable' in error && error.retryable === false);
}

/**
 * Creates the query cache. Retries only errors that are retryable.
 *
 * @example
 * import { createQueryClient } from '@org/contests-react';
 * const queryClient = createQueryClient();
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        gcTime: FORGET_AFTER_MS,
        retry: (failures, error) => failures < MAX_RETRIES && isRetryable(error),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4_000),
        // Ignores navigator.onLine: a local chain works offline.
        networkMode: 'always',
        // Off by default in this network mode.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
