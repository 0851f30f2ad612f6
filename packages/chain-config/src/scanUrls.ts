import type { Hex } from './chainConfig.ts';

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
  return scanUrl(config, 'attestation', uid);
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
  return scanUrl(config, 'schema', uid);
}

function scanUrl({ eas }: WithScan, kind: string, uid: string) {
  return eas.scanUrl ? `${eas.scanUrl.replace(/\/+$/, '')}/${kind}/view/${encodeURIComponent(uid)}` : null;
}
