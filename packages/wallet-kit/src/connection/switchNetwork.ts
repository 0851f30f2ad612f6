import { numberToHex } from 'viem';
import type { Config, Connector } from 'wagmi';
import { getAccount, switchChain } from 'wagmi/actions';

/** Few visitors switch. */
const loadSwitch = () => import('./switchWallet.ts');

/**
 * Switches the connected wallet to a configured chain.
 *
 * @throws as `switchWallet`
 */
export async function switchNetwork(config: Config, chainId: number): Promise<void> {
  const { connector } = getAccount(config);
  const chain = config.chains.find(({ id }) => id === chainId);
  if (!connector?.switchChain || !chain) {
    // For wagmi's error.
    await switchChain(config, { chainId });
    return;
  }
  const { switchWallet } = await loadSwitch();
  await switchWallet(connector, chain);
  // A wallet may switch without an event.
  if (getAccount(config).chainId !== chainId) connector.onChainChanged(numberToHex(chainId));
}

/** Connectors switch by themselves while they connect: then in the same way. */
export function replaceSwitch(config: Config, connector: Connector): void {
  const { switchChain: own } = connector;
  if (!own) return;
  const switchTo: NonNullable<Connector['switchChain']> = async function (this: Connector, parameters) {
    const chain = config.chains.find(({ id }) => id === parameters.chainId);
    if (!chain) return own.call(this ?? connector, parameters);
    const { switchWallet } = await loadSwitch();
    await switchWallet(connector, chain);
    return chain;
  };
  Object.assign(connector, { switchChain: switchTo });
}
