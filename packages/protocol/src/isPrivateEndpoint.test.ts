import { chainConfigs } from '@org/chain-config';
import { expect, test } from 'vitest';
import { isPrivateEndpoint } from './isPrivateEndpoint.ts';

test.each([
  'http://localhost:8545',
  'http://LOCALHOST.:8545',
  'http://fork.localhost',
  'http://127.0.0.2:8545',
  'http://2130706433',
  'http://[::1]:8545',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:192.168.0.4]',
  'http://[fd12::1]',
  'http://[fe80::1]',
  'http://0.0.0.0:8545',
  'http://10.1.2.3',
  'http://172.31.0.1',
  'http://192.168.1.5',
  'http://100.64.0.1',
  'http://anvil:8545',
  'https://node.internal',
  'https://node.local/path',
])('%s may serve a copy of a chain', (url) => {
  expect(isPrivateEndpoint(url)).toBe(true);
});

test.each([
  'http://172.32.0.1',
  'https://8.8.8.8',
  'https://[2001:4860:4860::8888]',
  'https://[::ffff:8.8.8.8]',
  'https://localhost.example.org',
  ...chainConfigs
    .filter(({ status }) => status !== 'local')
    .flatMap(({ chain }) => chain.rpcUrls.default.http),
])('%s is on the internet', (url) => {
  expect(isPrivateEndpoint(url)).toBe(false);
});
