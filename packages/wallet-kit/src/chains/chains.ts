import type { ChainConfig } from '@org/chain-config';
import type { Chain as ViemChain } from 'viem';
import type { Config } from 'wagmi';
import { chainIcons } from './icons.ts';

/** A chain as dialogs show it. */
export type Chain = {
  readonly id: number;
  readonly name: string;
  /** A data URI; chains that the kit has no picture of are shown by their first letter. */
  readonly iconUrl?: string | undefined;
};

/**
 * The configured chains as dialogs show them.
 *
 * @example
 * listChains(config); // [{ id: 84532, name: 'Base Sepolia', iconUrl: 'data:image/svg+xml,…' }]
 */
export function listChains({ chains }: Pick<Config, 'chains'>): readonly Chain[] {
  return chains.map((chain) => ({
    id: chain.id,
    name: chain.name,
    iconUrl: (chain as { readonly iconUrl?: string }).iconUrl,
  }));
}

/** An entry of `@org/chain-config` as wagmi takes it, with a picture where there is one. */
export function toWagmiChain({ chain }: ChainConfig): ViemChain & { readonly iconUrl?: string } {
  const iconUrl = chainIcons[chain.id];
  return { ...(chain as ViemChain), ...(iconUrl !== undefined && { iconUrl }) };
}
