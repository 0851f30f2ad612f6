import { describe, expect, test } from 'vitest';
import type { Hex } from './base/chainConfig.ts';
import { ChainConfigError, type ChainConfigIssue } from './base/errors.ts';
import { base } from './chains/base.ts';
import { local } from './chains/local.ts';
import { parseChainConfigs } from './parseChainConfigs.ts';
import {
  getExplorerAddressUrl,
  getExplorerTransactionUrl,
  getScanAttestationUrl,
  getScanSchemaUrl,
} from './urls.ts';

const uid: Hex = `0x${'ab'.repeat(32)}`;

test('links an address to the explorer', () => {
  expect(getExplorerAddressUrl(base, base.eas.contract)).toBe(
    'https://basescan.org/address/0x4200000000000000000000000000000000000021',
  );
  expect(getExplorerTransactionUrl(base, uid)).toBe(`https://basescan.org/tx/${uid}`);
});

test('links an attestation to the scan', () => {
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

/** The problems of a list; none if it is valid. */
function issuesOf(value: unknown): readonly ChainConfigIssue[] {
  try {
    parseChainConfigs(value);
  } catch (error) {
    if (error instanceof ChainConfigError) return error.issues;
    throw error;
  }
  return [];
}

describe('the endpoints of an entry', () => {
  const withUrls = (http: readonly string[], more: object = {}) => [
    { ...base, chain: { ...base.chain, rpcUrls: { default: { http, ...more } } } },
  ];
  const first = 'https://rpc.example.org/base';

  test.each([first, `${first}/`, 'https://rpc.example.org:443/base', 'https://RPC.example.org:443/base//'])(
    'reports %s as the same as another one',
    (again) => {
      expect(issuesOf(withUrls([first, 'https://other.example.org', again]))).toEqual([
        { path: '[0].chain.rpcUrls.default.http[2]', message: 'is the same endpoint as [0]' },
      ]);
    },
  );

  test('tells paths, queries, ports and hosts apart', () => {
    const others = [
      'https://rpc.example.org',
      `${first}?a`,
      `${first}?b`,
      'https://rpc.example.org:444/base',
    ];
    expect(issuesOf(withUrls([first, `${first}2`, ...others]))).toEqual([]);
    expect(issuesOf(withUrls([first], { webSocket: ['wss://a.org', 'wss://a.org:443'] }))).toEqual([
      { path: '[0].chain.rpcUrls.default.webSocket[1]', message: 'is the same endpoint as [0]' },
    ]);
  });

  test.each([
    `https://rpc.example.org/\${KEY}`,
    'https://rpc.example.org/$INFURA_KEY',
    'https://rpc.example.org/v2/{apiKey}',
    'https://rpc.example.org/v2/<key>',
    'https://rpc.example.org/v2/%3Ckey%3E',
    'https://rpc.example.org/v3/YOUR-API-KEY',
    'https://rpc.example.org/v3/your_project_id',
    'https://rpc.example.org/?key=YOUR_API_KEY_HERE',
    'https://rpc.example.org/?apikey=your-own-key',
    'https://rpc.example.org/insert-key',
    'https://rpc.example.org/CHANGE_ME',
    'https://rpc.example.org/api-key',
    'https://rpc.example.org/v2/xxxxxxxx',
    'https://rpc.example.org/v2/...',
  ])('reports the placeholder in the endpoint %s', (url) => {
    expect(issuesOf(withUrls([url]))).toEqual([
      { path: '[0].chain.rpcUrls.default.http[0]', message: 'contains a placeholder instead of a value' },
    ]);
  });

  test.each([
    'https://your-endpoint.example/key',
    'https://rpc.example.org/v2/aBcD-EfGh_1jKlMnOpQrStUvWxYz0123',
    'https://rpc.example.org/api-key/mine',
    'https://rpc.example.org/yourchain',
    'https://rpc.example.org/?tokens=2&key=a$b',
  ])('are taken as they are: %s', (url) => {
    expect(issuesOf(withUrls([url]))).toEqual([]);
  });

  test.each(['https://a..b', 'https://.a.org', 'https://a..org:8545/path..'])(
    'reports the host of %s',
    (url) => {
      expect(issuesOf(withUrls([url]))).toEqual([
        {
          path: '[0].chain.rpcUrls.default.http[0]',
          message: expect.stringMatching(/^must (?:have a host without an empty part|be a URL)/),
        },
      ]);
    },
  );

  test.each(['tx/', 'tx', 'address', 'block/', 'token'])('reports an explorer that ends in /%s', (end) => {
    const blockExplorers = { default: { name: 'Scan', url: `https://scan.example.org/base/${end}` } };
    const path = '[0].chain.blockExplorers.default.url';
    const message = 'must be the start page, to which paths are added';
    expect(issuesOf([{ ...base, chain: { ...base.chain, blockExplorers } }])).toEqual([{ path, message }]);
    const scanUrl = 'https://scan.example.org/attestation/view/';
    expect(issuesOf([{ ...base, eas: { ...base.eas, scanUrl } }])).toEqual([
      { path: '[0].eas.scanUrl', message },
    ]);
    const start = { default: { name: 'Scan', url: 'https://scan.example.org/context' } };
    expect(issuesOf([{ ...base, chain: { ...base.chain, blockExplorers: start } }])).toEqual([]);
  });
});
