import type { ChainConfig } from '@org/chain-config';
import type { PublicConfig } from '../../config/publicConfig.ts';

/**
 * The networks that a wallet may use: the default chain first, because a wallet on an unknown chain is asked to switch
 * to the first one. Without retired chains.
 */
export function listWalletChains({ chains, defaultChain }: PublicConfig): readonly ChainConfig[] {
  const usable = chains.filter(({ status, slug }) => status !== 'retired' || slug === defaultChain);
  return [
    ...usable.filter(({ slug }) => slug === defaultChain),
    ...usable.filter(({ slug }) => slug !== defaultChain),
  ];
}
