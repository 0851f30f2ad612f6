import { base } from './chains/base.ts';
import { baseGoerli } from './chains/baseGoerli.ts';
import { baseSepolia } from './chains/baseSepolia.ts';
import { local } from './chains/local.ts';
import { mainnet } from './chains/mainnet.ts';
import { optimism } from './chains/optimism.ts';
import { sepolia } from './chains/sepolia.ts';
import { freeze } from './parse/record.ts';

/**
 * All configured chains, the default first; deeply frozen.
 *
 * @example
 * import { chainConfigs } from '@org/chain-config';
 *
 * const live = chainConfigs.filter((config) => config.status === 'live');
 */
export const chainConfigs = /* @__PURE__ */ freeze([
  baseSepolia,
  base,
  optimism,
  sepolia,
  mainnet,
  baseGoerli,
  local,
] as const);

/**
 * One of the configured chains, with its literal types.
 *
 * @example
 * import type { KnownChainConfig } from '@org/chain-config';
 *
 * const isTest = ({ chain }: KnownChainConfig) => 'testnet' in chain;
 */
export type KnownChainConfig = (typeof chainConfigs)[number];

/**
 * Ids of the configured chains.
 *
 * @example
 * import type { KnownChainId } from '@org/chain-config';
 *
 * const names: Partial<Record<KnownChainId, string>> = { 8453: 'ours' };
 */
export type KnownChainId = KnownChainConfig['chain']['id'];

/**
 * Slugs of the configured chains.
 *
 * @example
 * import type { KnownChainSlug } from '@org/chain-config';
 *
 * const names: Partial<Record<KnownChainSlug, string>> = { base: 'ours' };
 */
export type KnownChainSlug = KnownChainConfig['slug'];
