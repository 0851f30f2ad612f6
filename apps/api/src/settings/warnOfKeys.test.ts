import { base, type ChainConfig, local } from '@org/chain-config';
import { expect, test } from 'vitest';
import { warnOfKeys } from './warnOfKeys.ts';

const KEYED = 'https://base-mainnet.g.alchemy.com/v2/Secret-0123456789abcdef';

test('issue 13: names the setting that would publish a key, without repeating the URL', () => {
  const inFile: ChainConfig = {
    ...local,
    slug: 'mine',
    chain: {
      ...local.chain,
      rpcUrls: { default: { http: ['https://a.example'] }, other: { http: [], webSocket: [KEYED] } },
    },
    eas: { ...local.eas, graphQl: 'https://scan.example?key=Secret' },
  };
  const set: ChainConfig = {
    ...base,
    chain: { ...base.chain, rpcUrls: { default: { http: ['https://a.example', KEYED] } } },
  };
  const warnings = warnOfKeys([base, inFile, set], (name) => name === 'RPC_URL_8453');
  expect(warnings).toEqual([
    expect.stringMatching(/^CHAINS: mine: chain\.rpcUrls seems to contain an API key/),
    expect.stringMatching(/^CHAINS: mine: eas\.graphQl seems to contain an API key/),
    expect.stringMatching(/^RPC_URL_8453 seems to contain an API key.*SERVER_RPC_URL_8453/),
  ]);
  expect(warnings.join()).not.toContain('Secret');
});
