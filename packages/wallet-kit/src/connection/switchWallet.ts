import { type Chain, type EIP1193Provider, numberToHex } from 'viem';
import type { Connector } from 'wagmi';
import { WalletSessionError } from '../base/errors.ts';
import { findWalletTrouble, isUnknownChain } from '../wallets/walletTrouble.ts';

/** Some wallets change the network a moment after their answer. */
const CHANGED_WITHIN_MS = 3_000;
const LOOK_EVERY_MS = 250;

const describe = ({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Chain) => {
  const blockExplorerUrls = Object.values(blockExplorers ?? {}).map(({ url }) => url);
  return {
    chainId: numberToHex(id),
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.default.http,
    // MetaMask rejects an empty list.
    ...(blockExplorerUrls.length > 0 && { blockExplorerUrls }),
  };
};

const readsChain = async (connector: Connector, chainId: number): Promise<boolean> =>
  Number(await connector.getChainId().catch(() => undefined)) === chainId;

/** Reads the wallet's chain until it is the wanted one, or time is up. */
async function waitForChain(connector: Connector, chainId: number): Promise<boolean> {
  const end = Date.now() + CHANGED_WITHIN_MS;
  do {
    if (await readsChain(connector, chainId)) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  } while (Date.now() < end);
  return readsChain(connector, chainId);
}

/** Wallets over WalletConnect do not answer 4902, but with an error of their own. */
const mayLackChain = (error: unknown, { type }: Connector): boolean =>
  isUnknownChain(error) ||
  (type === 'walletConnect' &&
    findWalletTrouble(error) === undefined &&
    !/user rejected/i.test(String((error as Error | undefined)?.message)));

/**
 * Asks a wallet to switch, and reads its chain after each answer. Adds a chain that the wallet does not know
 * and, if that did not switch, asks once more. wagmi instead reports a wallet that stays where it was as rejected by the
 * user, and waits without end for a wallet that answers without effect.
 *
 * @throws {WalletSessionError} `switch-failed`: the wallet agreed, but its chain has not changed
 * @throws the wallet's own error
 *
 * @see https://eips.ethereum.org/EIPS/eip-3326
 */
export async function switchWallet(connector: Connector, chain: Chain): Promise<void> {
  const { id: chainId } = chain;
  const provider = (await connector.getProvider()) as EIP1193Provider;
  const ask = () =>
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chainId) }] });
  try {
    await ask();
  } catch (error) {
    if (!mayLackChain(error, connector)) throw error;
    await provider.request({ method: 'wallet_addEthereumChain', params: [describe(chain)] });
    if (!(await readsChain(connector, chainId))) await ask();
  }
  if (!(await waitForChain(connector, chainId))) throw new WalletSessionError('switch-failed');
}
