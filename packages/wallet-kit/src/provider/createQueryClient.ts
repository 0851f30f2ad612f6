import { QueryClient } from '@tanstack/react-query';

/**
 * The kit's own queries and mutations. They do not wait for the browser to say that it is online: a chain on
 * this machine works without.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnWindowFocus: false, retry: 1 },
      mutations: { networkMode: 'always' },
    },
  });
