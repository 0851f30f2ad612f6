import type { WalletSnapshot } from '@org/wallet-kit/session';
import { useSyncExternalStore } from 'react';
import { walletSession } from './walletSession.ts';

/** The state of the visitor's wallet; actions are on `walletSession`. */
export function useWalletSession(): WalletSnapshot {
  return useSyncExternalStore(
    walletSession.subscribe,
    walletSession.getSnapshot,
    walletSession.getServerSnapshot,
  );
}
