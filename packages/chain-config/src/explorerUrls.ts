import type { Address, ChainData, Hex } from './chainConfig.ts';
import { pageUrl } from './pageUrl.ts';

type WithExplorer = { readonly chain: Pick<ChainData, 'id' | 'blockExplorers'> };

/**
 * The page of an address on the chain's block explorer; `null` where the chain has none.
 *
 * @example
 * import { base, getExplorerAddressUrl } from '@org/chain-config';
 *
 * getExplorerAddressUrl(base, base.eas.contract); // 'https://basescan.org/address/0x4200…0021'
 */
export function getExplorerAddressUrl(config: WithExplorer, address: Address): string | null {
  return pageUrl(config.chain.blockExplorers?.default.url, 'address', address);
}

/**
 * The page of a transaction on the chain's block explorer; `null` where the chain has none.
 *
 * @example
 * import { base, getExplorerTransactionUrl } from '@org/chain-config';
 *
 * getExplorerTransactionUrl(base, '0x12…'); // 'https://basescan.org/tx/0x12…'
 */
export function getExplorerTransactionUrl(config: WithExplorer, hash: Hex): string | null {
  return pageUrl(config.chain.blockExplorers?.default.url, 'tx', hash);
}
