import type { ChainConfig } from '@org/chain-config';
import type { PublicConfig } from './publicConfig.ts';

/** The configured chain with this slug. Never another one: a link names its chain. */
export const findChain = (config: PublicConfig, slug: string): ChainConfig | undefined =>
  config.chains.find((chain) => chain.slug === slug);

/** The chain that is shown where no link names one. */
export const getDefaultChain = (config: PublicConfig): ChainConfig => {
  const chain = findChain(config, config.defaultChain);
  if (!chain) throw new Error(`no configured chain is called ${config.defaultChain}`);
  return chain;
};
