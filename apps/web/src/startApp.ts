import type { QueryClient } from '@tanstack/react-query';
import type { PublicConfig } from './config/publicConfig.ts';
import { fetchPublicConfig, readPublicConfig } from './config/readPublicConfig.ts';
import { withOwnEndpoints } from './config/withOwnEndpoints.ts';
import { offerLocalWallets } from './offerLocalWallets.ts';
import { createRouter, type Router } from './routes/createRouter.ts';

/** What pages need before the first one can render. */
export type Ready = { readonly config: PublicConfig; readonly router: Router };

/**
 * Reads the configuration and loads the first route (its code and, if quick, its data) while React
 * hydrates the prerendered shell.
 *
 * @throws {ConfigError}
 */
export async function startApp(queryClient: QueryClient): Promise<Ready> {
  const config = await withOwnEndpoints(readPublicConfig(document) ?? (await fetchPublicConfig()));
  if (import.meta.env.LAUREL_LOCAL === '1') void offerLocalWallets(config);
  const router = createRouter({ config, queryClient });
  await router.load();
  return { config, router };
}
