import { chainConfigs } from '@org/chain-config';
import { expect, test } from 'vitest';
import { looksKeyed } from './warnOfKeys.ts';

test.each([
  'https://mainnet.infura.io/v3/0123456789abcdef0123456789abcdef',
  'https://base-mainnet.g.alchemy.com/v2/aBcD-EfGh_1jKlMnOpQrStUvWxYz0123',
  'https://eth-mainnet.alchemyapi.io/v2/short',
  'https://cool-dark-river.base-mainnet.quiknode.pro/0123456789abcdef0123456789abcdef01234567/',
  'https://rpc.ankr.com/base/0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  'https://lb.drpc.org/ogrpc?network=base&dkey=AbCdEf',
  'https://rpc.example.org/?apikey=x',
  'https://rpc.example.org/?API-KEY=x',
  'https://rpc.example.org/?token=abc#',
  'https://rpc.example.org/?0123456789abcdef0123',
  'https://rpc.example.org/#0123456789abcdef0123',
  'https://rpc.example.org/api-key/mine',
  'https://rpc.example.org/%30123456789abcdef0123',
  'https://rpc.example.org/a1b2c3d4-0000-4abc-8def-0123456789ab',
  'https://0123456789abcdef0123456789abcdef.rpc.example.org',
  'https://user:password@rpc.example.org',
  'wss://base-mainnet.infura.io/ws/v3/0123456789abcdef0123456789abcdef',
])('detects a key in %s', (url) => {
  expect(looksKeyed(url)).toBe(true);
});

test.each([
  'http://127.0.0.1:8545',
  'http://127.0.0.1:4350/graphql',
  'https://rpc.example.org/base/v1',
  'https://eth.drpc.org',
  'https://base-mainnet.public.blastapi.io',
  'https://eth-mainnet.g.alchemy.com/v2/demo',
  'https://scan.example.org/api/attestations/graphql?network=base-sepolia',
  'nowhere',
])('detects no key in %s', (url) => {
  expect(looksKeyed(url)).toBe(false);
});

test('detects no key in the presets', () => {
  const urls = chainConfigs.flatMap(({ chain, eas }) => [...chain.rpcUrls.default.http, eas.graphQl]);
  expect(urls.filter(looksKeyed)).toEqual([]);
});
