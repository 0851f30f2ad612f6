import type { ChainConfig } from '@org/chain-config';
import type { Chain as ViemChain } from 'viem';
import { chainIcons } from './icons.ts';

/** An entry of `@org/chain-config` as wagmi takes it, with a picture where there is one. */
export const toWagmiChain = ({ chain }: ChainConfig): ViemChain & { readonly iconUrl?: string } => {
  const iconUrl = chainIcons[chain.id];
  return { ...(chain as ViemChain), ...(iconUrl !== undefined && { iconUrl }) };
};
