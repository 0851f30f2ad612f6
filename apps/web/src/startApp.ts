import type { QueryClient } from '@tanstack/react-query';
import { ENDPOINTS_KEY, type PublicConfig } from './config/publicConfig.ts';
import { fetchPublicConfig, readPublicConfig } from './config/readPublicConfig.ts';
import { messages } from './messages/messages.ts';
import { createRouter, type Router } from './routes/createRouter.ts';

/** True if anything is stored, valid or not; false if the storage is blocked. */
const isAnyChosen = (): boolean => {
  try {
    return localStorage.getItem(ENDPOINTS_KEY) !== null;
  } catch {
    return false;
  }
};

/** The configuration with the visitor's own endpoints. Without any, loads no code. */
export async function withOwnEndpoints(config: PublicConfig): Promise<PublicConfig> {
  return isAnyChosen() ? (await import('./config/chooseEndpoints.ts')).chooseEndpoints(config) : config;
}

/** Loaded before the first page renders. */
export type Ready = { readonly config: PublicConfig; readonly router: Router };

/**
 * Reads the configuration and loads the first route (its code and, if quick, its data) while the
 * prerendered shell is hydrated.
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

/**
 * The product name before the configuration is loaded: the configured one if the server injected its configuration,
 * else the one of the build.
 */
export function readProductName(page: Document): string {
  try {
    return readPublicConfig(page)?.productName ?? messages.shell.productName;
  } catch {
    // `startApp` reports problems of the configuration.
    return messages.shell.productName;
  }
}
