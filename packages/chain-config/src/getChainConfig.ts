import type { ChainConfig } from './base/chainConfig.ts';
import { ChainConfigError } from './base/errors.ts';
import {
  chainConfigs,
  type KnownChainConfig,
  type KnownChainId,
  type KnownChainSlug,
} from './chainConfigs.ts';

/**
 * True if the chain's currency is worth money: the chain is neither a testnet nor local.
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
  // The cast is safe: the entry found is the one that the id selects.
  return chainConfigs.find((config) => config.chain.id === id) as FoundById<id>;
}

/** The result of a search by id: one entry for a literal id, otherwise any entry or undefined. */
export type FoundById<id extends number> = number extends id
  ? KnownChainConfig | undefined
  : id extends KnownChainConfig['chain']['id']
    ? Extract<KnownChainConfig, { chain: { id: id } }>
    : undefined;

/**
 * The configured chain with this slug, or `undefined`.
 *
 * @example
 * import { findChainConfigBySlug } from '@org/chain-config';
 *
 * findChainConfigBySlug('base')?.chain.id; // 8453
 */
export function findChainConfigBySlug<const slug extends string>(slug: slug): FoundBySlug<slug> {
  // The cast is safe: the entry found is the one that the slug selects.
  return chainConfigs.find((config) => config.slug === slug) as FoundBySlug<slug>;
}

/** The result of a search by slug: one entry for a literal slug, otherwise any entry or undefined. */
export type FoundBySlug<slug extends string> = string extends slug
  ? KnownChainConfig | undefined
  : slug extends KnownChainConfig['slug']
    ? Extract<KnownChainConfig, { slug: slug }>
    : undefined;

/**
 * The configured chain with this id. A literal id has to be configured, or it does not compile; a `number` may be any.
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
  // The cast is safe: the entry found is the one that the id selects.
  return config as ConfigById<id>;
}

/** The entry that an id selects; any of them for a plain `number`. */
export type ConfigById<id extends number> = number extends id
  ? KnownChainConfig
  : Extract<KnownChainConfig, { chain: { id: id } }>;

/**
 * The configured chain with this slug. A literal slug has to be configured, or it does not compile; a `string` may be any.
 *
 * @throws {ChainConfigError} `chain-config-not-found`: "Supported chain config is not found"
 * @example
 * import { getChainConfigBySlug } from '@org/chain-config';
 *
 * getChainConfigBySlug('optimism').chain.id; // 10, as a type too
 */
export function getChainConfigBySlug<const slug extends string>(
  slug: string extends slug ? slug : slug extends KnownChainSlug ? slug : never,
): ConfigBySlug<slug> {
  const config = findChainConfigBySlug<string>(slug);
  if (!config) throw new ChainConfigError({ wanted: slug });
  // The cast is safe: the entry found is the one that the slug selects.
  return config as ConfigBySlug<slug>;
}

/** The entry that a slug selects; any of them for a plain `string`. */
export type ConfigBySlug<slug extends string> = string extends slug
  ? KnownChainConfig
  : Extract<KnownChainConfig, { slug: slug }>;

/**
 * The default chain: the first of the list.
 *
 * @param list default: {@link chainConfigs}, whose first is Base Sepolia
 * @throws {ChainConfigError} `chain-config-not-found` if the list is empty
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
