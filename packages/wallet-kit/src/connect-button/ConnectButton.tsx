import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect, useRef } from 'react';
import { useConfig } from 'wagmi';
import { useDialogs, useMessages } from '../base/contexts.ts';
import { KitQueries } from '../base/queries.tsx';
import { listChains } from '../config/chains.ts';
import { useIsReconnecting } from '../connection/reconnectBefore.ts';
import { useConnection } from '../connection/useConnection.ts';
import { useShownAccount } from '../dialogs/useShownAccount.ts';
import { useTransactions } from '../transactions/useTransactions.ts';
import { type ButtonParts, type ConnectButtonState, ConnectButtonView } from './ConnectButtonView.tsx';
import { CustomConnectButton } from './CustomConnectButton.tsx';

const useConnectButtonState = (onConnect: (() => void) | undefined): ConnectButtonState => {
  const isReconnecting = useIsReconnecting();
  const { transactions } = useTransactions();
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
  const hasPendingTransactions = transactions.some(({ status }) => status === 'pending');
  return {
    status: 'connected',
    chain,
    account,
    hasPendingTransactions,
    onChain: openChain,
    onAccount: openAccount,
  };
};

export type ConnectButtonProps = ButtonParts & {
  /** Replaces "Connect Wallet". */
  readonly label?: string | undefined;
  /** The action of "Connect Wallet". Default: opens RainbowKit's dialog. */
  readonly onConnect?: (() => void) | undefined;
};

/**
 * "Connect Wallet", "Wrong network", or a button for the chain and one for the account: both always, also with
 * a single chain. Needs a {@link WalletProvider} around it. `ConnectButton.Custom` renders a button of your own.
 *
 * @example
 * <ConnectButton label="Log in" chainStatus="icon" showBalance={false} />
 */
export function ConnectButton(props: ConnectButtonProps) {
  return (
    <KitQueries>
      <ConnectedButton {...props} />
    </KitQueries>
  );
}

ConnectButton.Custom = CustomConnectButton;

function ConnectedButton({ label, onConnect, ...parts }: ConnectButtonProps) {
  const state = useConnectButtonState(onConnect);
  const connectedRef = useFocusAfterConnecting(
    state.status === 'connected' || state.status === 'wrong-network',
  );
  const messages = useMessages();
  const shownMessages = label === undefined ? messages : { ...messages, connectWallet: label };
  return <ConnectButtonView state={state} messages={shownMessages} connectedRef={connectedRef} {...parts} />;
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
