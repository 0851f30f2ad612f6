import type { WalletSnapshot } from '@org/wallet-kit/session';
import { useSyncExternalStore } from 'react';
import { walletSession } from './walletSession.ts';

/** What is known of the visitor's wallet; acts are on `walletSession` itself. */
export const useWalletSession = (): WalletSnapshot =>
  useSyncExternalStore(walletSession.subscribe, walletSession.getSnapshot, walletSession.getServerSnapshot);
