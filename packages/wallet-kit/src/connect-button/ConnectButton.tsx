import { ConnectButton as RainbowKitConnectButton } from '@rainbow-me/rainbowkit';
import type { ComponentProps } from 'react';
import { useTexts } from '../provider/TextsContext.ts';
import { useIsReconnecting } from '../reconnect/ReconnectContext.ts';
import { type ConnectButtonState, ConnectButtonView } from './ConnectButtonView.tsx';

type Render = ComponentProps<typeof RainbowKitConnectButton.Custom>['children'];
type Facts = Parameters<Render>[0];

const toState = (
  { account, chain, openAccountModal, openChainModal, openConnectModal }: Facts,
  isReconnecting: boolean,
): ConnectButtonState => {
  if (!account || !chain) {
    return isReconnecting
      ? { status: 'reconnecting' }
      : { status: 'disconnected', onConnect: openConnectModal };
  }
  if (chain.unsupported) return { status: 'wrong-network', onChain: openChainModal };
  return {
    status: 'connected',
    chain: { name: chain.name ?? '', iconUrl: chain.iconUrl, iconBackground: chain.iconBackground },
    account: {
      address: account.address,
      displayName: account.displayName,
      displayBalance: account.displayBalance,
    },
    onChain: openChainModal,
    onAccount: openAccountModal,
  };
};

/**
 * "Connect Wallet", "Wrong network", or a button for the chain and one for the account: both always, also with
 * a single chain. Needs a {@link WalletProvider} around it.
 */
export function ConnectButton() {
  const texts = useTexts();
  const isReconnecting = useIsReconnecting();
  return (
    <RainbowKitConnectButton.Custom>
      {(facts) => <ConnectButtonView state={toState(facts, isReconnecting)} texts={texts} />}
    </RainbowKitConnectButton.Custom>
  );
}
