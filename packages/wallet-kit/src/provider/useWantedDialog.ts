import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect, useRef, useState } from 'react';
import { useWallet } from './useWallet.ts';

type WantedDialog = 'connect' | 'account' | 'chain' | 'verify';

/**
 * Opens the dialog that a page asks for, or the one to connect where nobody is connected. Who wants to sign in
 * is asked for the signature once connected, and not any more when the dialog to connect was closed.
 */
export const useWantedDialog = (): ((dialog: WantedDialog) => void) => {
  const { status, openConnect, openAccount, openChain, openVerify } = useWallet();
  const { connectModalOpen } = useConnectModal();
  const [wanted, setWanted] = useState<WantedDialog>();
  const isConnecting = useRef<'asked' | 'open'>(undefined);

  const connectFirst = (dialog: WantedDialog) => {
    if (isConnecting.current === undefined) openConnect();
    if (dialog !== 'verify' || (isConnecting.current === 'open' && !connectModalOpen)) {
      isConnecting.current = undefined;
      return setWanted(undefined);
    }
    isConnecting.current = connectModalOpen ? 'open' : 'asked';
  };

  useEffect(() => {
    // Whether a dialog to connect is needed is not clear before the wallet of last time has answered.
    if (!wanted || status === 'reconnecting') return;
    if (status !== 'connected') return connectFirst(wanted);
    isConnecting.current = undefined;
    setWanted(undefined);
    if (wanted === 'account') openAccount();
    else if (wanted === 'chain') openChain();
    else if (wanted === 'verify') void openVerify();
  });

  return setWanted;
};
