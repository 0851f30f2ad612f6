import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from 'wagmi';
import { reconnectBefore } from '../reconnect/reconnectBefore.ts';
import { useAdmission } from '../required-sign-in/AdmissionContext.ts';
import type { WalletSession } from '../session/createWalletSession.ts';
import { useTransactions } from '../transactions/useTransactions.ts';
import { SignInError } from '../verify-dialog/SignInError.ts';
import { createActions, useWallet, useWalletSnapshot } from './useWallet.ts';

type WantedDialog = 'connect' | 'account' | 'chain' | 'verify';

/**
 * Opens the dialog that a page asks for, or the one to connect where nobody is connected. Who wants to sign in
 * is asked for the signature once connected, and not any more when the dialog to connect was closed.
 */
function useWantedDialog(): (dialog: WantedDialog) => void {
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
}

type SessionBridgeProps = { readonly session: WalletSession; readonly canSignIn: boolean };

/** Reports the wallet to the session, and does what the session is asked for. */
export function SessionBridge({ session, canSignIn }: SessionBridgeProps) {
  const config = useConfig();
  const snapshot = useWalletSnapshot();
  const { track, settle } = useTransactions();
  const want = useWantedDialog();
  const { check } = useAdmission();
  // The session keeps what it was given; a transaction is tracked for whoever is connected by then.
  const latestTrack = useRef(track);
  const latestCheck = useRef(check);

  useEffect(() => {
    latestTrack.current = track;
    latestCheck.current = check;
    session.update(snapshot);
  });

  useEffect(
    () =>
      session.attach({
        ...createActions(config, () => latestCheck.current()),
        openConnect: () => want('connect'),
        openAccount: () => want('account'),
        openChain: () => want('chain'),
        async openVerify() {
          if (!canSignIn) throw new SignInError();
          want('verify');
        },
        async trackTransaction(transaction) {
          await reconnectBefore(config);
          latestTrack.current(transaction);
        },
        async settleTransaction(hash, status) {
          // As late as tracking it, so that the two cannot change places.
          await reconnectBefore(config);
          settle(hash, status);
        },
      }),
    [session, config, canSignIn, want, settle],
  );

  return null;
}
