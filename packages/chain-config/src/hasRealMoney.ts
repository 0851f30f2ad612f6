import type { ChainConfig } from './base/chainConfig.ts';

/**
 * Whether the chain's currency is worth money: the chain is neither a testnet nor local.
 *
 * @example
 * import { base, baseSepolia, hasRealMoney } from '@org/chain-config';
 *
 * hasRealMoney(base); // true
 * hasRealMoney(baseSepolia); // false
 */
export function hasRealMoney({ status, chain }: Pick<ChainConfig, 'status' | 'chain'>): boolean {
  return status !== 'local' && chain.testnet !== true;
}
