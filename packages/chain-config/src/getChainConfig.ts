import type { KnownChainConfig, KnownChainId } from './chainConfigs.ts';
import { ChainConfigError } from './errors.ts';
import { findChainConfig } from './findChainConfig.ts';

/**
 * The configured chain with this id. An id written in the code has to be a configured one; a plain `number` may be any.
 *
 * @throws {ChainConfigError} `chain-config-not-found`: "Supported chain config is not found"
 * @example
 * import { getChainConfig } from '@org/chain-config';
 *
 * getChainConfig(84532).chain.id; // 84532, as a type too
 */
export function getChainConfig<const id extends number>(
  id: number extends id ? id : id extends KnownChainId ? id : never,
): ConfigById<id> {
  const config = findChainConfig<number>(id);
  if (!config) throw new ChainConfigError({ wanted: id });
  // The cast says what the search did: the entry found is the one that the id selects.
  return config as ConfigById<id>;
}

/** The entry that an id selects; any of them for a plain `number`. */
export type ConfigById<id extends number> = number extends id
  ? KnownChainConfig
  : Extract<KnownChainConfig, { chain: { id: id } }>;
