import { useAccountModal, useChainModal, useConnectModal } from '@rainbow-me/rainbowkit';
import { useMemo } from 'react';
import { useAccount, useConfig } from 'wagmi';
import { useIsReconnecting } from '../reconnect/ReconnectContext.ts';
import type { WalletActions, WalletSnapshot } from '../session/createWalletSession.ts';
import { createActions } from './createActions.ts';
import { toSnapshot } from './toSnapshot.ts';

/** The wallet and what can be asked of it, for components inside a {@link WalletProvider}. */
export type Wallet = WalletSnapshot & WalletActions;

/**
 * The wallet as components inside the provider see it; the same words as the session uses outside.
 *
 * @example
 * const wallet = useWallet();
 * if (wallet.status !== 'connected') return <button onClick={wallet.openConnect}>Connect</button>;
 */
export const useWallet = (): Wallet => {
  const config = useConfig();
  const account = useAccount();
  const isReconnecting = useIsReconnecting();
  const { openConnectModal } = useConnectModal();
  const { openAccountModal } = useAccountModal();
  const { openChainModal } = useChainModal();
  const actions = useMemo(() => createActions(config), [config]);
  const chainIds = config.chains.map(({ id }) => id);
  return {
    ...toSnapshot(account, chainIds, isReconnecting),
    ...actions,
    openConnect: () => openConnectModal?.(),
    // On a network that is not configured there is no account dialog; the chain dialog has "Disconnect".
    openAccount: () => (openAccountModal ?? openChainModal)?.(),
    openChain: () => openChainModal?.(),
  };
};
