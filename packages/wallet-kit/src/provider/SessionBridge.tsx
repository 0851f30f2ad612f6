import { useEffect, useRef } from 'react';
import { useConfig } from 'wagmi';
import { reconnectBefore } from '../reconnect/reconnectBefore.ts';
import { useAdmission } from '../required-sign-in/AdmissionContext.ts';
import type { WalletSession } from '../session/createWalletSession.ts';
import { useTransactions } from '../transactions/useTransactions.ts';
import { SignInError } from '../verify-dialog/SignInError.ts';
import { createActions } from './createActions.ts';
import { useWalletSnapshot } from './useWalletSnapshot.ts';
import { useWantedDialog } from './useWantedDialog.ts';

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
