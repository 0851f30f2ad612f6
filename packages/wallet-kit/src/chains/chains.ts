import type { ChainConfig } from '@org/chain-config';
import type { Chain as ViemChain } from 'viem';
import type { Config } from 'wagmi';
import { chainIcons } from './icons.ts';

/** A chain for dialogs. */
export type Chain = {
  readonly id: number;
  readonly name: string;
  /** A data URI. Without it the dialog shows the first letter of the name. */
  readonly iconUrl?: string | undefined;
};

/**
 * The configured chains for dialogs.
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

/** Converts a `ChainConfig` to wagmi's chain, with its icon, if known. */
export function toWagmiChain({ chain }: ChainConfig): ViemChain & { readonly iconUrl?: string } {
  const iconUrl = chainIcons[chain.id];
  return { ...(chain as ViemChain), ...(iconUrl !== undefined && { iconUrl }) };
}
