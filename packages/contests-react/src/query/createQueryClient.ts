import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh: long enough for back and forth, short enough to see new reviews. */
const STALE_AFTER_MS = 15_000;
const FORGET_AFTER_MS = 10 * 60_000;
const MAX_RETRIES = 2;

/** Whether asking again may help, as far as the error says. */
export function isRetryable(error: unknown): boolean {
  return !(typeof error === 'object' && error !== null && 'retryable' in error && error.retryable === false);
}

/** The one cache of what was read from outside. Only errors that say a retry makes sense are retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        gcTime: FORGET_AFTER_MS,
        retry: (failures, error) => failures < MAX_RETRIES && isRetryable(error),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4_000),
        // Reading needs no answer from navigator.onLine: a local chain works without the internet.
        networkMode: 'always',
        // In that mode it is off unless said.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
