import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { type Config, type UseAccountReturnType, useAccount, useConfig } from 'wagmi';
import { getAccount, getWalletClient, switchChain, watchAsset } from 'wagmi/actions';
import { useDialogs } from '../dialogs/DialogsContext.ts';
import { WalletSessionError } from '../errors.ts';
import { findWalletTrouble } from '../notice/walletTrouble.ts';
import { reconnectBefore, useIsReconnecting } from '../reconnect/reconnectBefore.ts';
import { useAdmission } from '../required-sign-in/AdmissionContext.ts';
import type { WalletActions, WalletSnapshot } from '../session/createWalletSession.ts';
import { useTransactions } from '../transactions/useTransactions.ts';

const toSessionError = (cause: unknown): unknown => {
  const trouble = findWalletTrouble(cause);
  return trouble ? new WalletSessionError(trouble, { cause }) : cause;
};

/** Asks the connected wallet, once it is clear whether there is one, and whether it counts as connected. */
const createAskWallet =
  (config: Config, isAdmitted: () => boolean) =>
  async <Value>(ask: () => Promise<Value>): Promise<Value> => {
    await reconnectBefore(config);
    if (getAccount(config).status !== 'connected' || !isAdmitted())
      throw new WalletSessionError('not-connected');
    try {
      return await ask();
    } catch (error) {
      throw toSessionError(error);
    }
  };

/** The half of the session's answers that needs no dialog. */
export function createActions(
  config: Config,
  isAdmitted: () => boolean,
): Pick<WalletActions, 'switchChain' | 'getWalletClient' | 'watchAsset' | 'requestPermissions'> {
  const askWallet = createAskWallet(config, isAdmitted);
  // Whoever writes checks chain and account right before sending; a second check here would only race with it.
  const getClient = () => getWalletClient(config, { assertChainId: false });
  return {
    switchChain: (chainId) =>
      askWallet(async () => {
        await switchChain(config, { chainId });
      }),
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

/** What pages are told about wagmi's account. */
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

/** What pages are told about the wallet, now. */
export function useWalletSnapshot(): WalletSnapshot {
  const { chains } = useConfig();
  const account = useAccount();
  const isReconnecting = useIsReconnecting();
  const { isAdmitted } = useAdmission();
  const chainIds = chains.map(({ id }) => id);
  return toSnapshot(account, chainIds, isReconnecting, isAdmitted);
}

/** The wallet and what can be asked of it, for components inside a {@link WalletProvider}. */
export type UseWalletResult = WalletSnapshot & WalletActions;

/**
 * The wallet as components inside the provider see it; the same words as the session uses outside.
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
