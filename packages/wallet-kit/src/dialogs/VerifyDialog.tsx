import type { SignIn } from '@org/auth-siwe';
import { useEffect, useSyncExternalStore } from 'react';
import { useAccount, useConfig } from 'wagmi';
import { getWalletClient } from 'wagmi/actions';
import { useDialogs, useTexts } from '../base/contexts.ts';
import { useIsReconnecting } from '../connection/reconnectBefore.ts';
import { useConnection } from '../connection/useConnection.ts';
import { useSwitch } from './ChainDialog.tsx';
import { toVerifyState, VerifyDialogView } from './VerifyDialogView.tsx';

/** Passes the wallet's account to sign-in: another account, or none, ends the session. */
function useFollowAccount(signIn: SignIn): void {
  const { status, address, chainId } = useAccount();
  const isReconnecting = useIsReconnecting();
  useEffect(() => {
    if (status === 'connected') signIn.setAccount({ address, chainId });
    // Not yet known while reconnecting.
    else if (status === 'disconnected' && !isReconnecting) signIn.setAccount(null);
  }, [signIn, status, address, chainId, isReconnecting]);
}

/**
 * "Verify your account". Closing it keeps the wallet connected. Closes after sign-in and on disconnect.
 */
export function VerifyDialog({ signIn }: { signIn: SignIn }) {
  const { open, close } = useDialogs();
  const texts = useTexts();
  const config = useConfig();
  const connection = useConnection();
  const snapshot = useSyncExternalStore(signIn.subscribe, signIn.getSnapshot, signIn.getServerSnapshot);
  const switching = useSwitch(() => {});
  useFollowAccount(signIn);
  const isConnected = connection !== undefined;
  const isOver = snapshot.status === 'authenticated' || !isConnected;

  useEffect(() => {
    if (open === 'verify' && isOver) close();
  }, [open, isOver, close]);

  const [target] = config.chains;
  const state = connection?.chain.unsupported
    ? {
        status: 'wrong-network' as const,
        chainName: target.name,
        switching: switching.state,
      }
    : toVerifyState(snapshot);

  const sign = () =>
    signIn.signIn(async (message, { address }) => {
      const client = await getWalletClient(config, { account: address, assertChainId: false });
      return client.signMessage({ account: address, message });
    });

  return (
    <VerifyDialogView
      open={open === 'verify' && !isOver}
      state={state}
      texts={texts}
      onSign={sign}
      onSwitch={() => switching.switchTo(target.id)}
      onCancel={() => {
        close();
        switching.reset();
        signIn.cancel();
      }}
    />
  );
}
