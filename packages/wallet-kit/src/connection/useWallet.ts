import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { type Config, type UseAccountReturnType, useAccount, useConfig } from 'wagmi';
import { getAccount, getWalletClient, watchAsset } from 'wagmi/actions';
import { useAdmission, useDialogs } from '../base/contexts.ts';
import { WalletSessionError } from '../base/errors.ts';
import type { WalletActions, WalletSnapshot } from '../session/createWalletSession.ts';
import { useTransactions } from '../transactions/useTransactions.ts';
import { findSwitchTrouble, findWalletTrouble } from '../wallets/walletTrouble.ts';
import { reconnectBefore, useIsReconnecting } from './reconnectBefore.ts';
import { switchNetwork } from './switchNetwork.ts';

type FindTrouble = typeof findWalletTrouble;

const toSessionError = (cause: unknown, find: FindTrouble): unknown => {
  const trouble = find(cause);
  return trouble ? new WalletSessionError(trouble, { cause }) : cause;
};

/** Calls the connected wallet, after the reconnect has finished. */
const createAskWallet =
  (config: Config, isAdmitted: () => boolean) =>
  async <Value>(ask: () => Promise<Value>, find: FindTrouble = findWalletTrouble): Promise<Value> => {
    await reconnectBefore(config);
    if (getAccount(config).status !== 'connected' || !isAdmitted())
      throw new WalletSessionError('not-connected');
    try {
      return await ask();
    } catch (error) {
      throw toSessionError(error, find);
    }
  };

/** The session's actions that need no dialog. */
export function createActions(
  config: Config,
  isAdmitted: () => boolean,
): Pick<WalletActions, 'switchChain' | 'getWalletClient' | 'watchAsset' | 'requestPermissions'> {
  const askWallet = createAskWallet(config, isAdmitted);
  // Callers check chain and account right before sending; another check here would race with it.
  const getClient = () => getWalletClient(config, { assertChainId: false });
  return {
    switchChain: (chainId) => askWallet(() => switchNetwork(config, chainId), findSwitchTrouble),
    getWalletClient: () => askWallet(getClient),
    watchAsset: ({ address, symbol, decimals, image }) =>
      askWallet(() =>
        watchAsset(config, {
          type: 'ERC20',
          options: { address, symbol, decimals, ...(image !== undefined && { image }) },
        }),
      ),
    requestPermissions: () =>
      askWallet(async () => {
        const client = await getClient();
        const [permission] = await client.requestPermissions({ eth_accounts: {} });
        const caveat = permission?.caveats.find(({ type }) => type === 'restrictReturnedAccounts');
        return Array.isArray(caveat?.value) ? (caveat.value as Address[]) : client.getAddresses();
      }),
  };
}

/** Converts wagmi's account to the session's snapshot. */
function toSnapshot(
  { status, address, chainId, connector }: UseAccountReturnType,
  chainIds: readonly number[],
  isReconnecting: boolean,
  isAdmitted: boolean,
): WalletSnapshot {
  if (status === 'connected' && isAdmitted) {
    return {
      status,
      account: address,
      chainId,
      isSupported: chainIds.includes(chainId),
      connectorName: connector.name,
    };
  }
  if (isReconnecting || status === 'reconnecting') return { status: 'reconnecting' };
  return { status: status === 'connecting' ? status : 'disconnected' };
}

/** The current snapshot of the wallet. */
export function useWalletSnapshot(): WalletSnapshot {
  const { chains } = useConfig();
  const account = useAccount();
  const isReconnecting = useIsReconnecting();
  const { isAdmitted } = useAdmission();
  const chainIds = chains.map(({ id }) => id);
  return toSnapshot(account, chainIds, isReconnecting, isAdmitted);
}

/** The wallet's state and actions, for components inside a {@link WalletProvider}. */
export type UseWalletResult = WalletSnapshot & WalletActions;

/**
 * The wallet for components inside the provider; the same API as the session's.
 *
 * @example
 * const wallet = useWallet();
 * if (wallet.status !== 'connected') return <button onClick={wallet.openConnect}>Connect</button>;
 */
export function useWallet(): UseWalletResult {
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
}
