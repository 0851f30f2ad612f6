import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';
import { findChain } from '../shared/config/findChain.ts';
import type { PublicConfig } from '../shared/config/publicConfig.ts';

/** What a contest's link leads to, as far as the link alone can tell. */
export type Target =
  | { readonly status: 'contest'; readonly chainConfig: ChainConfig; readonly uid: Hex }
  | { readonly status: 'unknown-chain'; readonly slug: string }
  | { readonly status: 'no-uid' };

/** Reads the parameters of a contest's link. They come from the address bar: anything may be in them. */
export const findTarget = (config: PublicConfig, params: { chain: string; uid: string }): Target => {
  const chainConfig = findChain(config, params.chain);
  if (!chainConfig) return { status: 'unknown-chain', slug: params.chain };
  const uid = params.uid.toLowerCase();
  if (!/^0x[0-9a-f]{64}$/.test(uid)) return { status: 'no-uid' };
  return { status: 'contest', chainConfig, uid: uid as Hex };
};
