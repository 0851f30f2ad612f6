import { createWalletSession, type WalletSession } from '@org/wallet-kit/session';

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
