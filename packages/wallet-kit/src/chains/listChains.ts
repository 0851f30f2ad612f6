import type { Config } from 'wagmi';
import type { Chain } from './chain.ts';

/**
 * The configured chains as dialogs show them.
 *
 * @example
 * listChains(config); // [{ id: 84532, name: 'Base Sepolia', iconUrl: 'data:image/svg+xml,…' }]
 */
export const listChains = ({ chains }: Pick<Config, 'chains'>): readonly Chain[] =>
  chains.map((chain) => ({
    id: chain.id,
    name: chain.name,
    iconUrl: (chain as { readonly iconUrl?: string }).iconUrl,
  }));
