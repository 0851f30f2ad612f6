import type { Config } from 'wagmi';
import { getAccount, getWalletClient, switchChain } from 'wagmi/actions';
import { WalletSessionError } from '../errors.ts';
import { reconnectBefore } from '../reconnect/reconnectBefore.ts';
import type { WalletActions } from '../session/createWalletSession.ts';
import { findWalletTrouble } from '../trouble/findWalletTrouble.ts';

const toSessionError = (cause: unknown): unknown => {
  const trouble = findWalletTrouble(cause);
  return trouble ? new WalletSessionError(trouble, { cause }) : cause;
};

/** Asks the connected wallet, once it is clear whether there is one. */
const askWallet = async <Value>(config: Config, ask: () => Promise<Value>): Promise<Value> => {
  await reconnectBefore(config);
  if (getAccount(config).status !== 'connected') throw new WalletSessionError('not-connected');
  try {
    return await ask();
  } catch (error) {
    throw toSessionError(error);
  }
};

/** The half of the session's answers that needs no dialog. */
export const createActions = (config: Config): Pick<WalletActions, 'switchChain' | 'getWalletClient'> => ({
  switchChain: (chainId) =>
    askWallet(config, async () => {
      await switchChain(config, { chainId });
    }),
  // Whoever writes checks chain and account right before sending; a second check here would only race with it.
  getWalletClient: () => askWallet(config, () => getWalletClient(config, { assertChainId: false })),
});
