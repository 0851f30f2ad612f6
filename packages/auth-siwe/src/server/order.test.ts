import { createHmac as createNodeHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { CHAIN_ID, createBrowser, ORIGIN } from '../../test/createBrowser.ts';
import { createSiweServer, SIWE_RATE_LIMITS, type SiweServerOptions } from './createSiweServer.ts';
import { createHmac } from './nonces.ts';
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

test.each(wrongChains)('rejects a server of sign-in $fault', ({ chains }) => {
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

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5])('rejects a rate limit of %s', (limit) => {
  for (const name of ['nonce', 'verify', 'rest', 'account']) {
    const rateLimits = { ...SIWE_RATE_LIMITS, [name]: limit };
    expect(() => start({ rateLimits })).toThrow(expect.objectContaining({ code: 'rate-limits' }));
  }
});

test('accepts a rate limit of 0', async () => {
  const browser = createBrowser(start({ rateLimits: { ...SIWE_RATE_LIMITS, nonce: 0 } }).handle);
  expect((await browser.send('/api/siwe/nonce')).status).toBe(429);
});

test.each([
  ['', ''],
  ['key', 'a text'],
  ['k'.repeat(43), 'x'.repeat(200)],
  ['k'.repeat(64), 'é'],
  ['a key longer than a block '.repeat(5), 'text'],
])('computes HMAC-SHA-256 as Node does: %j', (key, text) => {
  const expected = createNodeHmac('sha256', key).update(text).digest();
  expect(Buffer.from(createHmac(key)(text))).toEqual(expected);
});

/** In the order of the checks. */
const FAULTS = [405, 403, 415, 413, 429, 400, 401, 503] as const;

type Fault = (typeof FAULTS)[number];

/** Posts a valid sign-in with these faults. */
const post = async (faults: readonly Fault[]) => {
  const has = (fault: Fault) => faults.includes(fault);
  const { handle } = createSiweServer({
    origin: ORIGIN,
    // Without an RPC, a signature that no key made cannot be verified.
    chains: [{ id: CHAIN_ID, rpcUrls: [] }],
    nonces: createMemoryNonceStore(),
    sessions: createMemorySessionStore(),
    rateLimits: has(429) ? { ...SIWE_RATE_LIMITS, verify: 0 } : null,
  });
  const browser = createBrowser(handle);
  const { message, signature } = await browser.sign(has(401) ? { domain: 'evil.example' } : {});
  const body = JSON.stringify({
    message: has(400) ? `${message}\n` : message,
    signature: has(503) ? '0x1234' : signature,
    ...(has(413) && { pad: 'p'.repeat(16_384) }),
  });
  return browser.send('/api/siwe/verify', {
    method: has(405) ? 'PUT' : 'POST',
    body,
    headers: {
      origin: has(403) ? 'https://evil.example' : ORIGIN,
      'content-type': has(415) ? 'text/plain' : 'application/json',
    },
  });
};

test('accepts a sign-in without a fault', async () => {
  expect((await post([])).status).toBe(200);
});

test.each(FAULTS)('reports %i before all later faults', async (first) => {
  const later = FAULTS.slice(FAULTS.indexOf(first));
  for (const second of later) expect((await post([second, first])).status).toBe(first);
  expect((await post(later)).status).toBe(first);
});
