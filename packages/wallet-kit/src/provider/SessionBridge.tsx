import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from 'wagmi';
import { SignInError, useAdmission } from '../base/contexts.ts';
import { reconnectBefore } from '../connection/reconnectBefore.ts';
import { createActions, useWallet, useWalletSnapshot } from '../connection/useWallet.ts';
import type { WalletSession } from '../session/createWalletSession.ts';
import { useTransactions } from '../transactions/useTransactions.ts';

type WantedDialog = 'connect' | 'account' | 'chain' | 'verify';

/**
 * Opens the requested dialog, or the connect dialog while disconnected. "Verify your account" opens after connecting,
 * unless the user closes the connect dialog.
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
    // Waits for the reconnect, which decides whether the connect dialog is needed.
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

/** Reports the wallet's state to the session and executes the session's requests. */
export function SessionBridge({ session, canSignIn }: SessionBridgeProps) {
  const config = useConfig();
  const snapshot = useWalletSnapshot();
  const { track, settle } = useTransactions();
  const want = useWantedDialog();
  const { check } = useAdmission();
  // The session keeps these functions, so they must use the current account.
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
          // Waits like trackTransaction, so that the order is kept.
          await reconnectBefore(config);
          settle(hash, status);
        },
      }),
    [session, config, canSignIn, want, settle],
  );

  return null;
}
