import { createWalletSession, type WalletSession, type WalletSnapshot } from '@org/wallet-kit/session';
import { useSyncExternalStore } from 'react';

/** The state of the visitor's wallet; actions are on `walletSession`. */
export function useWalletSession(): WalletSnapshot {
  return useSyncExternalStore(
    walletSession.subscribe,
    walletSession.getSnapshot,
    walletSession.getServerSnapshot,
  );
}

const session = createWalletSession();
let openFirstStep: (() => void) | undefined;

/** Opens the dialog of the wallet layer, which loads for it. */
export const openLayerDialog = session.openConnect;

/** Makes `walletSession.openConnect` open the first step of the connect dialog. Returns the function that ends it. */
export function offerFirstStep(open: () => void): () => void {
  openFirstStep = open;
  return () => {
    openFirstStep = undefined;
  };
}

/** The page's wallet session. Pages use it; the wallet layer attaches to it when it loads. */
export const walletSession: WalletSession = {
  ...session,
  openConnect: () => (openFirstStep ?? openLayerDialog)(),
};
