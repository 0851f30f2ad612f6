import { base, local } from '@org/chain-config';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleConfig } from '../../test/sampleConfig.ts';
import { withOwnEndpoints } from '../startApp.ts';
import { applyOwnEndpoints } from './chooseEndpoints.ts';
import { allowOrigins, listOrigins, readAllowedOrigins } from './endpointsCookie.ts';
import {
  findEndpointProblem,
  parseOwnEndpoints,
  readOwnEndpoints,
  writeOwnEndpoints,
} from './ownEndpoints.ts';
import { ENDPOINTS_KEY } from './publicConfig.ts';

const config = { ...sampleConfig, chains: [local, base] };

afterEach(() => {
  localStorage.clear();
  allowOrigins([]);
  vi.restoreAllMocks();
});

test.each([
  ['https://rpc.example.org/v1/key?x=1', undefined],
  ['http://localhost:8545', undefined],
  ['http://127.0.0.1:8545/', undefined],
  ['http://[::1]:8545/', undefined],
  ['http://rpc.example.org', 'insecure'],
  ['http://localhost.example.org', 'insecure'],
  ['http://127.0.0.1.example.org', 'insecure'],
  ['wss://rpc.example.org', 'not-an-address'],
  ['javascript:alert(1)', 'not-an-address'],
  ['https://', 'not-an-address'],
  ['https://exa mple.org', 'not-an-address'],
  ['https://rpc.example.org\n', 'not-an-address'],
  ['', 'not-an-address'],
  ['https://me@rpc.example.org', 'login'],
  ['https://rpc.example.org/#key', 'fragment'],
  [`https://rpc.example.org/${'x'.repeat(500)}`, 'too-long'],
])('refuses the endpoint %j: %s', (text, problem) => {
  expect(findEndpointProblem(text)).toBe(problem);
});

test.each([
  ['nothing', undefined],
  ['a list', [{ rpc: 'https://rpc.example.org' }]],
  ['a text', 'https://rpc.example.org'],
  ['no chain id', { base: { rpc: 'https://rpc.example.org' } }],
  ['a script', { 8453: { rpc: 'javascript:alert(1)' } }],
  ['a number', { 8453: { rpc: 5, scan: null } }],
  ['a list in it', { 8453: ['https://rpc.example.org'] }],
])('does not read custom endpoints from %s', (_, input) => {
  expect(parseOwnEndpoints(input)).toEqual({});
});

test('keeps valid endpoints and drops invalid ones', () => {
  const input = { 8453: { rpc: 'https://rpc.example.org', scan: 'ftp://x', other: 1 }, 10: {}, x: {} };
  expect(parseOwnEndpoints(input)).toEqual({ 8453: { rpc: 'https://rpc.example.org' } });
});

test('replaces the endpoints of one chain only', () => {
  const own = { 8453: { rpc: 'https://rpc.example.org', scan: 'https://scan.example.org/graphql' } };
  const { chains, ...others } = applyOwnEndpoints(config, own);
  expect(chains[0]).toEqual(local);
  expect(chains[1]?.chain.rpcUrls.default).toEqual({ http: ['https://rpc.example.org'] });
  expect(chains[1]?.eas).toEqual({ ...base.eas, graphQl: 'https://scan.example.org/graphql' });
  expect(others).toEqual({ ...config, chains: undefined, ...others });
});

test('lists each origin once in the cookie, and deletes it with the last endpoint', () => {
  allowOrigins(listOrigins({ 1: { rpc: 'https://a.example/x', scan: 'https://a.example/y' }, 10: {} }));
  expect(readAllowedOrigins()).toEqual(['https://a.example']);
  allowOrigins([]);
  expect(readAllowedOrigins()).toEqual([]);
});

test('returns the same configuration without custom endpoints', async () => {
  expect(await withOwnEndpoints(config)).toBe(config);
});

test('uses custom endpoints whose origins are in the cookie', async () => {
  writeOwnEndpoints({ 31337: { rpc: 'https://rpc.example.org' } });
  allowOrigins(['https://rpc.example.org']);
  const { chains } = await withOwnEndpoints(config);
  expect(chains[0]?.chain.rpcUrls.default.http).toEqual(['https://rpc.example.org']);
});

test('discards what the configured scan has put into the page', async () => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'laurel-rows';
  document.body.append(block);
  await withOwnEndpoints(config);
  expect(block.isConnected).toBe(true);
  writeOwnEndpoints({ 31337: { scan: 'https://scan.example.org/graphql' } });
  allowOrigins(['https://scan.example.org']);
  await withOwnEndpoints(config);
  expect(block.isConnected).toBe(false);
});

test('writes an expired cookie again and reloads the page once', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  writeOwnEndpoints({ 31337: { rpc: 'https://rpc.example.org' } });
  void withOwnEndpoints(config);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(readAllowedOrigins()).toEqual(['https://rpc.example.org']);
});

test.each(['{', '[]', 'null', '"x"', '{"31337":{"rpc":"javascript:alert(1)"}}', 'x'.repeat(2_000_000)])(
  'whatever was stored (%#), the pages start as configured',
  async (text) => {
    localStorage.setItem(ENDPOINTS_KEY, text);
    expect(readOwnEndpoints()).toEqual({});
    expect((await withOwnEndpoints(config)).chains).toEqual(config.chains);
  },
);

test('removes storage and cookie with the last endpoint', () => {
  writeOwnEndpoints({ 31337: { rpc: 'https://rpc.example.org' } });
  writeOwnEndpoints({});
  expect(localStorage.length).toBe(0);
});
