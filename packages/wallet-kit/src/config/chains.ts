import type { ChainConfig } from '@org/chain-config';
import type { Chain as ViemChain } from 'viem';
import type { Config } from 'wagmi';

const draw = (background: string, inside: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="${background}"/>${inside}</svg>`,
  )}`;

const diamond = (fill: string) =>
  `<path d="M12 4l5 8.2-5 2.9-5-2.9z" fill="${fill}"/><path d="M12 16.4l5-2.9-5 6.5-5-6.5z" fill="${fill}" opacity=".7"/>`;

const disc = '<path d="M12 5.5a6.5 6.5 0 1 1-6.4 7.6h8.6v-2.2H5.6A6.5 6.5 0 0 1 12 5.5z" fill="#fff"/>';
const house = '<path d="M12 5l7 6h-2v7h-3.5v-4.5h-3V18H7v-7H5z" fill="#fff"/>';
const rings =
  '<circle cx="8.5" cy="12" r="3" fill="none" stroke="#fff" stroke-width="2"/><path d="M14 16V8h2.4a2.6 2.6 0 0 1 0 5.2H14" fill="none" stroke="#fff" stroke-width="2"/>';

/** Icons of the chains of `@org/chain-config` by chain id; paler for test networks. */
export const chainIcons: Readonly<Record<number, string>> = {
  1: draw('#454a75', diamond('#fff')),
  10: draw('#d8132d', rings),
  8453: draw('#0052ff', disc),
  31337: draw('#0b0b0c', house),
  84531: draw('#6b8fd6', disc),
  84532: draw('#4a7fe8', disc),
  11155111: draw('#8a8eb0', diamond('#fff')),
};

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

/** True if a chain runs on this machine. */
export function isLocalChain(given: AnyChain): boolean {
  if (isConfig(given)) return given.status === 'local';
  const isLoopback = (url: string) => /^\w+:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/.test(url);
  const { http } = given.rpcUrls.default;
  return http.length > 0 && http.every(isLoopback);
}
