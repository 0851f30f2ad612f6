import type { Address, ChainData, Hex } from './base/chainConfig.ts';

/** The URL of a page below a site, with or without a trailing slash; `null` without a site. */
function pageUrl(site: string | null | undefined, folder: string, value: string): string | null {
  // A match starts only at the first of several slashes; otherwise a site of many slashes takes quadratic time.
  return site ? `${site.replace(/(?<!\/)\/+$/, '')}/${folder}/${encodeURIComponent(value)}` : null;
}

type WithExplorer = { readonly chain: Pick<ChainData, 'id' | 'blockExplorers'> };

/**
 * The page of an address on the chain's block explorer; `null` if the chain has none.
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
 * The page of a transaction on the chain's block explorer; `null` if the chain has none.
 *
 * @example
 * import { base, getExplorerTransactionUrl } from '@org/chain-config';
 *
 * getExplorerTransactionUrl(base, '0x12…'); // 'https://basescan.org/tx/0x12…'
 */
export function getExplorerTransactionUrl(config: WithExplorer, hash: Hex): string | null {
  return pageUrl(config.chain.blockExplorers?.default.url, 'tx', hash);
}

type WithScan = { readonly eas: { readonly scanUrl?: string | null | undefined } };

/**
 * The page of an attestation on the chain's scan; `null` if the scan has no website.
 *
 * @example
 * import { base, getScanAttestationUrl } from '@org/chain-config';
 *
 * getScanAttestationUrl(base, '0x12…'); // 'https://base.easscan.org/attestation/view/0x12…'
 */
export function getScanAttestationUrl(config: WithScan, uid: Hex): string | null {
  return pageUrl(config.eas.scanUrl, 'attestation/view', uid);
}

/**
 * The page of a schema on the chain's scan; `null` if the scan has no website.
 *
 * @example
 * import { base, getScanSchemaUrl } from '@org/chain-config';
 *
 * getScanSchemaUrl(base, base.eas.contestSchemaUid); // 'https://base.easscan.org/schema/view/0x0bdd…'
 */
export function getScanSchemaUrl(config: WithScan, uid: Hex): string | null {
  return pageUrl(config.eas.scanUrl, 'schema/view', uid);
}
