import { expect, test } from 'vitest';
import type { Hex } from './base/chainConfig.ts';
import { base } from './chains/base.ts';
import { local } from './chains/local.ts';
import {
  getExplorerAddressUrl,
  getExplorerTransactionUrl,
  getScanAttestationUrl,
  getScanSchemaUrl,
} from './urls.ts';

const uid: Hex = `0x${'ab'.repeat(32)}`;

test('links to the explorer', () => {
  expect(getExplorerAddressUrl(base, base.eas.contract)).toBe(
    'https://basescan.org/address/0x4200000000000000000000000000000000000021',
  );
  expect(getExplorerTransactionUrl(base, uid)).toBe(`https://basescan.org/tx/${uid}`);
});

test('links to the scan', () => {
  expect(getScanAttestationUrl(base, uid)).toBe(`https://base.easscan.org/attestation/view/${uid}`);
  expect(getScanSchemaUrl(base, base.eas.contestSchemaUid)).toBe(
    `https://base.easscan.org/schema/view/${base.eas.contestSchemaUid}`,
  );
});

test('returns null without an explorer or a scan', () => {
  expect(getExplorerAddressUrl(local, local.eas.contract)).toBeNull();
  expect(getExplorerTransactionUrl(local, uid)).toBeNull();
  expect(getScanAttestationUrl(local, uid)).toBeNull();
  expect(getScanSchemaUrl(local, uid)).toBeNull();
});

test('writes one slash if the site ends in one', () => {
  const config = { eas: { scanUrl: 'https://scan.example.org/' } };
  expect(getScanAttestationUrl(config, uid)).toBe(`https://scan.example.org/attestation/view/${uid}`);
});

test('takes linear time for a site of many slashes', () => {
  const site = `https://scan.example.org${'/'.repeat(500_000)}x`;
  expect(getScanSchemaUrl({ eas: { scanUrl: `${site}//` } }, uid)).toBe(`${site}/schema/view/${uid}`);
});

test('encodes an invalid UID in the path', () => {
  const hostile = '0x/../../evil?x#y' as Hex;
  expect(getScanAttestationUrl(base, hostile)).toBe(
    'https://base.easscan.org/attestation/view/0x%2F..%2F..%2Fevil%3Fx%23y',
  );
});
