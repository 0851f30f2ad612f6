import type { PublicConfig } from './config/publicConfig.ts';

/** The chain of `npm start`. */
const LOCAL_CHAIN_ID = 31337;

/** Announces local wallets if their chain is configured. */
export async function offerLocalWallets({ chains }: PublicConfig): Promise<void> {
  const local = chains.find(({ chain }) => chain.id === LOCAL_CHAIN_ID);
  const rpcUrl = local?.chain.rpcUrls.default.http[0];
  if (rpcUrl === undefined) return;
  const { announceLocalWallets } = await import('./features/local-wallets/announceLocalWallets.ts');
  announceLocalWallets({ rpcUrl });
}
