import type { KnownChainConfig, KnownChainSlug } from './chainConfigs.ts';
import { ChainConfigError } from './errors.ts';
import { findChainConfigBySlug } from './findChainConfigBySlug.ts';

/**
 * The configured chain with this slug. A slug written in the code has to be a configured one; a plain `string` may be any.
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
  // The cast says what the search did: the entry found is the one that the slug selects.
  return config as ConfigBySlug<slug>;
}

/** The entry that a slug selects; any of them for a plain `string`. */
export type ConfigBySlug<slug extends string> = string extends slug
  ? KnownChainConfig
  : Extract<KnownChainConfig, { slug: slug }>;
