import { useEffect, useState } from 'react';
import { useConfig } from 'wagmi';
import type { WalletSession } from '../session/createWalletSession.ts';
import { createActions } from './createActions.ts';
import { useWallet } from './useWallet.ts';

type Dialog = 'connect' | 'account' | 'chain';

/** Reports the wallet to the session, and does what the session is asked for. */
export function SessionBridge({ session }: { session: WalletSession }) {
  const config = useConfig();
  const { switchChain, getWalletClient, openConnect, openAccount, openChain, ...snapshot } = useWallet();
  const [wanted, setWanted] = useState<Dialog>();
  const { status } = snapshot;

  useEffect(() => session.update(snapshot));

  useEffect(
    () =>
      session.attach({
        openConnect: () => setWanted('connect'),
        openAccount: () => setWanted('account'),
        openChain: () => setWanted('chain'),
        ...createActions(config),
      }),
    [session, config],
  );

  useEffect(() => {
    // Whether a dialog to connect is needed is not clear before the wallet of last time has answered.
    if (!wanted || status === 'reconnecting') return;
    setWanted(undefined);
    if (status !== 'connected') openConnect();
    else if (wanted === 'account') openAccount();
    else if (wanted === 'chain') openChain();
  });

  return null;
}
