import { chainConfigs, type KnownChainConfig } from './chainConfigs.ts';

/**
 * The configured chain with this id, or `undefined`.
 *
 * @example
 * import { findChainConfig } from '@org/chain-config';
 *
 * findChainConfig(8453)?.slug; // 'base'
 * findChainConfig(5); // undefined
 */
export function findChainConfig<const id extends number>(id: id): FoundById<id> {
  // The cast says what the search does: the entry found is the one that the id selects.
  return chainConfigs.find((config) => config.chain.id === id) as FoundById<id>;
}

/** What a search for an id gives: exactly one entry when the type tells which, otherwise any or none. */
export type FoundById<id extends number> = number extends id
  ? KnownChainConfig | undefined
  : id extends KnownChainConfig['chain']['id']
    ? Extract<KnownChainConfig, { chain: { id: id } }>
    : undefined;
