import type { Hex } from './chainConfig.ts';
import { pageUrl } from './pageUrl.ts';

type WithScan = { readonly eas: { readonly scanUrl?: string | null | undefined } };

/**
 * The page of an attestation on the chain's scan; `null` where the scan has no website.
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
 * The page of a schema on the chain's scan; `null` where the scan has no website.
 *
 * @example
 * import { base, getScanSchemaUrl } from '@org/chain-config';
 *
 * getScanSchemaUrl(base, base.eas.contestSchemaUid); // 'https://base.easscan.org/schema/view/0x0bdd…'
 */
export function getScanSchemaUrl(config: WithScan, uid: Hex): string | null {
  return pageUrl(config.eas.scanUrl, 'schema/view', uid);
}
