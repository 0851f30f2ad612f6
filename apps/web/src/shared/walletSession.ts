import { createWalletSession, type WalletSnapshot } from '@org/wallet-kit/session';
import { useSyncExternalStore } from 'react';

/** The page's wallet session. Pages use it; the wallet layer attaches to it when it loads. */
export const walletSession = createWalletSession();

/** The state of the visitor's wallet; actions are on `walletSession`. */
export function useWalletSession(): WalletSnapshot {
  return useSyncExternalStore(
    walletSession.subscribe,
    walletSession.getSnapshot,
    walletSession.getServerSnapshot,
  );
}
