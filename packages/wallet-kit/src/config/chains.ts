import type { ChainConfig } from '@org/chain-config';
import type { Chain as ViemChain } from 'viem';
import type { Config } from 'wagmi';
import { chainIcons } from './chainIcons.ts';

/** A chain for dialogs. */
export type Chain = {
  readonly id: number;
  readonly name: string;
  /** A data URI. Without it the dialog shows the first letter of the name. */
  readonly iconUrl?: string | undefined;
  /** The color behind the icon, of chains of RainbowKit's that have one. */
  readonly iconBackground?: string | undefined;
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
    iconUrl: findIcon(chain),
    iconBackground: findIconBackground(chain),
  }));
}

/** A chain of `@org/chain-config`, or any chain of viem, such as those of `viem/chains`. */
export type AnyChain = ChainConfig | ViemChain;

/** RainbowKit's chains may load their icon with a function; the kit's dialogs show those chains' first letter. */
const findIcon = (chain: object): string | undefined =>
  'iconUrl' in chain && typeof chain.iconUrl === 'string' ? chain.iconUrl : undefined;

const findIconBackground = (chain: object): string | undefined =>
  'iconBackground' in chain && typeof chain.iconBackground === 'string' ? chain.iconBackground : undefined;

const isConfig = (chain: AnyChain): chain is ChainConfig => 'chain' in chain;

/** Converts a chain to wagmi's, with its own icon or a known one. */
export function toWagmiChain(given: AnyChain): ViemChain & { readonly iconUrl?: string } {
  const chain = isConfig(given) ? (given.chain as ViemChain) : given;
  const iconUrl = findIcon(chain) ?? chainIcons[chain.id];
  return { ...chain, ...(iconUrl !== undefined && { iconUrl }) };
}

/** Whether a chain runs on this machine. */
export function isLocalChain(given: AnyChain): boolean {
  if (isConfig(given)) return given.status === 'local';
  const isLoopback = (url: string) => /^\w+:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/.test(url);
  const { http } = given.rpcUrls.default;
  return http.length > 0 && http.every(isLoopback);
}
