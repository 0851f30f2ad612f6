import type { Chain } from './chains.ts';

/** A chain's picture, or its first letter. Its name stands beside it. */
export function ChainIcon({ chain }: { chain: Pick<Chain, 'name' | 'iconUrl'> }) {
  return (
    <span className="wallet-kit-icon" aria-hidden="true">
      {chain.iconUrl ? <img src={chain.iconUrl} alt="" /> : [...chain.name][0]?.toUpperCase()}
    </span>
  );
}
