import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useMemo } from 'react';
import { useConfig } from 'wagmi';
import { useDialogs } from '../dialogs/DialogsContext.ts';
import { useAdmission } from '../required-sign-in/AdmissionContext.ts';
import type { WalletActions, WalletSnapshot } from '../session/createWalletSession.ts';
import { useTransactions } from '../transactions/useTransactions.ts';
import { createActions } from './createActions.ts';
import { useWalletSnapshot } from './useWalletSnapshot.ts';

/** The wallet and what can be asked of it, for components inside a {@link WalletProvider}. */
export type UseWalletResult = WalletSnapshot & WalletActions;

/**
 * The wallet as components inside the provider see it; the same words as the session uses outside.
 *
 * @example
 * const wallet = useWallet();
 * if (wallet.status !== 'connected') return <button onClick={wallet.openConnect}>Connect</button>;
 */
export const useWallet = (): UseWalletResult => {
  const config = useConfig();
  const snapshot = useWalletSnapshot();
  const { openConnectModal } = useConnectModal();
  const { openAccount, openChain, openVerify } = useDialogs();
  const { track, settle } = useTransactions();
  const { check } = useAdmission();
  const actions = useMemo(() => createActions(config, check), [config, check]);
  return {
    ...snapshot,
    ...actions,
    openConnect: () => openConnectModal?.(),
    openAccount,
    openChain,
    openVerify: async () => openVerify(),
    trackTransaction: async (transaction) => track(transaction),
    settleTransaction: async (hash, status) => settle(hash, status),
  };
};
