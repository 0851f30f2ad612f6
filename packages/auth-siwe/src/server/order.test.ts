import { expect, test } from 'vitest';
import { CHAIN_ID, createBrowser, ORIGIN } from '../../test/createBrowser.ts';
import { createSiweServer, SIWE_RATE_LIMITS } from './createSiweServer.ts';
import { createMemoryNonceStore } from './stores/createMemoryNonceStore.ts';
import { createMemorySessionStore } from './stores/createMemorySessionStore.ts';

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
