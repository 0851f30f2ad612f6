import type { WalletSnapshot } from '@org/wallet-kit/session';
import { useSyncExternalStore } from 'react';
import { walletSession } from './walletSession.ts';

/** The state of the visitor's wallet; actions are on `walletSession`. */
export const useWalletSession = (): WalletSnapshot =>
  useSyncExternalStore(walletSession.subscribe, walletSession.getSnapshot, walletSession.getServerSnapshot);
