import { createWalletSession } from '@org/wallet-kit/session';

/** The page's one wallet session. Pages read from it and ask it; the wallet layer feeds it once it is there. */
export const walletSession = createWalletSession();
