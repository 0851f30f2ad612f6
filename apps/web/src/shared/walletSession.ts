import { createWalletSession } from '@org/wallet-kit/session';

/** The page's wallet session. Pages use it; the wallet layer attaches to it when it loads. */
export const walletSession = createWalletSession();
