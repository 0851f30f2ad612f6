import type { Chain } from './chains.ts';

/** A chain's icon, or its first letter. Decorative: the name is beside it. */
export function ChainIcon({ chain }: { chain: Pick<Chain, 'name' | 'iconUrl'> }) {
  return (
    <span className="wallet-kit-icon" aria-hidden="true">
      {chain.iconUrl ? <img src={chain.iconUrl} alt="" /> : [...chain.name][0]?.toUpperCase()}
    </span>
  );
}
