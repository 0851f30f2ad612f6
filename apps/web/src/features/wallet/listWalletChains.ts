import type { ChainConfig } from '@org/chain-config';
import type { PublicConfig } from '../../config/publicConfig.ts';

/**
 * The networks that a wallet may be on: the default chain first, since a wallet from elsewhere is asked to go
 * there, and none that has been switched off.
 */
export function listWalletChains({ chains, defaultChain }: PublicConfig): readonly ChainConfig[] {
  const usable = chains.filter(({ status, slug }) => status !== 'retired' || slug === defaultChain);
  return [
    ...usable.filter(({ slug }) => slug === defaultChain),
    ...usable.filter(({ slug }) => slug !== defaultChain),
  ];
}
