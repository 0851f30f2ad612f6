import { chainConfigs, type KnownChainConfig } from './chainConfigs.ts';

/**
 * The configured chain with this slug, or `undefined`.
 *
 * @example
 * import { findChainConfigBySlug } from '@org/chain-config';
 *
 * findChainConfigBySlug('base')?.chain.id; // 8453
 */
export function findChainConfigBySlug<const slug extends string>(slug: slug): FoundBySlug<slug> {
  // The cast says what the search does: the entry found is the one that the slug selects.
  return chainConfigs.find((config) => config.slug === slug) as FoundBySlug<slug>;
}

/** What a search for a slug gives: exactly one entry when the type tells which, otherwise any or none. */
export type FoundBySlug<slug extends string> = string extends slug
  ? KnownChainConfig | undefined
  : slug extends KnownChainConfig['slug']
    ? Extract<KnownChainConfig, { slug: slug }>
    : undefined;
