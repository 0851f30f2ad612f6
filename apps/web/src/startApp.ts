import type { QueryClient } from '@tanstack/react-query';
import type { PublicConfig } from './config/publicConfig.ts';
import { fetchPublicConfig, readPublicConfig } from './config/readPublicConfig.ts';
import { withOwnEndpoints } from './config/withOwnEndpoints.ts';
import { createRouter, type Router } from './routes/createRouter.ts';

/** Loaded before the first page renders. */
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

/** The chain of `npm start`. */
const LOCAL_CHAIN_ID = 31337;

/** Announces local wallets if their chain is configured. */
async function offerLocalWallets({ chains }: PublicConfig): Promise<void> {
  const local = chains.find(({ chain }) => chain.id === LOCAL_CHAIN_ID);
  const rpcUrl = local?.chain.rpcUrls.default.http[0];
  if (rpcUrl === undefined) return;
  const { announceLocalWallets } = await import('./features/local-wallets/announceLocalWallets.ts');
  announceLocalWallets({ rpcUrl });
}
