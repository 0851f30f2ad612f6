import type { ChainConfig } from './chainConfig.ts';
import { chainConfigs } from './chainConfigs.ts';
import { ChainConfigError } from './errors.ts';

/**
 * The chain to use where nothing else is asked for: the first of the list.
 *
 * @param list default: {@link chainConfigs}, whose first is Base Sepolia
 * @throws {ChainConfigError} `chain-config-not-found` when the list is empty
 * @example
 * import { getDefaultChainConfig } from '@org/chain-config';
 *
 * getDefaultChainConfig().chain.name; // 'Base Sepolia'
 */
export function getDefaultChainConfig<const list extends readonly ChainConfig[] = typeof chainConfigs>(
  list?: list,
): list[0] {
  const first = (list ?? chainConfigs)[0];
  if (!first) throw new ChainConfigError({});
  return first;
}
