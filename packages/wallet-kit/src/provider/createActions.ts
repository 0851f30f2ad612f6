import type { Address } from 'viem';
import type { Config } from 'wagmi';
import { getAccount, getWalletClient, switchChain, watchAsset } from 'wagmi/actions';
import { WalletSessionError } from '../errors.ts';
import { findWalletTrouble } from '../notice/findWalletTrouble.ts';
import { reconnectBefore } from '../reconnect/reconnectBefore.ts';
import type { WalletActions } from '../session/createWalletSession.ts';

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
export const createActions = (
  config: Config,
  isAdmitted: () => boolean,
): Pick<WalletActions, 'switchChain' | 'getWalletClient' | 'watchAsset' | 'requestPermissions'> => {
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
};
