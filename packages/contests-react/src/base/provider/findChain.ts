import type { ChainConfig } from '@org/chain-config';
import type { ContestsConfig } from './contests.ts';

/** The configured chain with this slug. Never another one: a link names its chain. */
export function findChain(config: ContestsConfig, slug: string): ChainConfig | undefined {
  return config.chains.find((chain) => chain.slug === slug);
}

/** The chain of pages whose link names none. */
export function getDefaultChain(config: ContestsConfig): ChainConfig {
  const chain = findChain(config, config.defaultChain);
  if (!chain) throw new Error(`no configured chain is called ${config.defaultChain}`);
  return chain;
}
