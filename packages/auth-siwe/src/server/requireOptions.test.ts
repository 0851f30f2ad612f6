import { expect, test } from 'vitest';
import { createBrowser, ORIGIN } from '../../test/createBrowser.ts';
import { createSiweServer, SIWE_RATE_LIMITS, type SiweServerOptions } from './createSiweServer.ts';
import type { SiweChain } from './signature/createChainReader.ts';
import { createMemoryNonceStore } from './stores/createMemoryNonceStore.ts';
import { createMemorySessionStore } from './stores/createMemorySessionStore.ts';

const start = (changes: Partial<SiweServerOptions>) =>
  createSiweServer({
    origin: ORIGIN,
    chains: [{ id: 1, rpcUrls: [] }],
    nonces: createMemoryNonceStore(),
    sessions: createMemorySessionStore(),
    ...changes,
  });

const chain = { id: 1, rpcUrls: [] };
const wrongChains: { fault: string; chains: readonly SiweChain[] }[] = [
  { fault: 'without a chain', chains: [] },
  { fault: 'with a chain twice', chains: [chain, chain] },
  ...[0, -1, 1.5, Number.NaN, 2 ** 53].map((id) => ({
    fault: `with a chain ${id}`,
    chains: [{ id, rpcUrls: [] }],
  })),
  ...['', 'rpc.example', '/rpc', 'ws://rpc.example', 'https://'].map((url) => ({
    fault: `with an RPC at “${url}”`,
    chains: [{ id: 1, rpcUrls: ['https://rpc.example', url] }],
  })),
];

test.each(wrongChains)('rejects a server $fault', ({ chains }) => {
  expect(() => start({ chains })).toThrow(expect.objectContaining({ code: 'chains' }));
});

test.each(['', '/', 'api', '/api/', '//api', '/api//siwe', '/api?x', '/api#x', '/a/../b', '/%61pi', '/a b'])(
  'rejects the path "%s"',
  (path) => {
    expect(() => start({ path })).toThrow(expect.objectContaining({ code: 'path' }));
  },
);

test.each(['/siwe', '/v1.0/sign-in/~us_er'])('accepts the path %s', async (path) => {
  const browser = createBrowser(start({ path }).handle);
  expect((await browser.send(`${path}/nonce`)).status).toBe(200);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5])('rejects a limit of %s', (limit) => {
  for (const name of ['nonce', 'verify', 'rest', 'account']) {
    const rateLimits = { ...SIWE_RATE_LIMITS, [name]: limit };
    expect(() => start({ rateLimits })).toThrow(expect.objectContaining({ code: 'rate-limits' }));
  }
});

test('accepts a limit of 0', async () => {
  const browser = createBrowser(start({ rateLimits: { ...SIWE_RATE_LIMITS, nonce: 0 } }).handle);
  expect((await browser.send('/api/siwe/nonce')).status).toBe(429);
});
