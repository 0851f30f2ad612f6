import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect, useRef } from 'react';
import { useConfig } from 'wagmi';
import { useShownAccount } from '../account-dialog/useShownAccount.ts';
import { useConnection } from '../accounts/useConnection.ts';
import { listChains } from '../chains/chains.ts';
import { useDialogs } from '../dialogs/DialogsContext.ts';
import { KitQueries } from '../provider/queries.tsx';
import { useTexts } from '../provider/TextsContext.ts';
import { useIsReconnecting } from '../reconnect/reconnectBefore.ts';
import { type ConnectButtonState, ConnectButtonView } from './ConnectButtonView.tsx';

const useConnectButtonState = (onConnect: (() => void) | undefined): ConnectButtonState => {
  const isReconnecting = useIsReconnecting();
  const connection = useConnection();
  const account = useShownAccount();
  const chain = listChains(useConfig()).find(({ id }) => id === connection?.chain.id);
  const { openConnectModal } = useConnectModal();
  const { openAccount, openChain } = useDialogs();
  if (!connection || !account) {
    if (isReconnecting) return { status: 'reconnecting' };
    return { status: 'disconnected', onConnect: onConnect ?? (() => openConnectModal?.()) };
  }
  if (!chain) return { status: 'wrong-network', onChain: openChain };
  return { status: 'connected', chain, account, onChain: openChain, onAccount: openAccount };
};

export type ConnectButtonProps = {
  /** What "Connect Wallet" does. Default: opens RainbowKit's dialog. */
  readonly onConnect?: (() => void) | undefined;
};

/**
 * "Connect Wallet", "Wrong network", or a button for the chain and one for the account: both always, also with
 * a single chain. Needs a {@link WalletProvider} around it.
 */
export function ConnectButton({ onConnect }: ConnectButtonProps) {
  return (
    <KitQueries>
      <ConnectedButton onConnect={onConnect} />
    </KitQueries>
  );
}

function ConnectedButton({ onConnect }: ConnectButtonProps) {
  const state = useConnectButtonState(onConnect);
  const connectedRef = useFocusAfterConnecting(
    state.status === 'connected' || state.status === 'wrong-network',
  );
  return <ConnectButtonView state={state} texts={useTexts()} connectedRef={connectedRef} />;
}

/**
 * The connect dialog returns the focus to the button that opened it. Once a wallet is connected, that button is
 * usually gone, and the focus would be lost.
 */
function useFocusAfterConnecting(isConnected: boolean) {
  const { connectModalOpen } = useConnectModal();
  const connectedRef = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (connectModalOpen) wasOpen.current = true;
    else if (wasOpen.current && isConnected) {
      wasOpen.current = false;
      if (document.activeElement === document.body) connectedRef.current?.focus();
    }
  }, [connectModalOpen, isConnected]);
  return connectedRef;
}
