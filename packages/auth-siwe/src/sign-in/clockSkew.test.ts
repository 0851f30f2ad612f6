import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ada, CHAIN_ID, createBrowser, ORIGIN } from '../../test/createBrowser.ts';
import { createSiweAdapter } from '../client/createSiweAdapter.ts';
import { createSiweClient } from '../client/createSiweClient.ts';
import { createSiweServer } from '../server/createSiweServer.ts';
import { createMemoryNonceStore } from '../server/stores/createMemoryNonceStore.ts';
import { createMemorySessionStore } from '../server/stores/createMemorySessionStore.ts';
import { createSignIn } from './createSignIn.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const YEAR = 365 * 24 * 60 * MINUTE;
const START = Date.parse('2025-03-14T09:26:53Z');
const page = { domain: new URL(ORIGIN).host, uri: ORIGIN };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A device with a wrong clock and a server with a correct one. `change` modifies responses. */
const start = (skewMs: number, change: (body: Record<string, unknown>) => void = () => {}) => {
  vi.setSystemTime(START + skewMs);
  const counted = performance.now();
  const clock = () => START + performance.now() - counted;
  const server = createSiweServer({
    origin: ORIGIN,
    chains: [{ id: CHAIN_ID, rpcUrls: [] }],
    nonces: createMemoryNonceStore(),
    sessions: createMemorySessionStore(),
    clock,
  });
  const browser = createBrowser(server.handle);
  const fetch: typeof globalThis.fetch = async (url, { method, body, headers } = {}) => {
    const init = { ...(method && { method }), ...(body && { body }), ...(headers && { headers }) };
    const answer = await browser.send(String(url), init);
    if (answer.status === 204) return answer;
    const sent = (await answer.json()) as Record<string, unknown>;
    change(sent);
    return new Response(JSON.stringify(sent), { status: answer.status });
  };
  const client = createSiweClient({ fetch });
  const signIn = createSignIn({ client, ...page });
  signIn.setAccount({ address: ada.address, chainId: CHAIN_ID });
  const sign = (message: string) => ada.signMessage({ message });
  return { client, signIn, sign };
};

test.each([
  ['right', 0],
  ['61 seconds ahead', 61 * SECOND],
  ['10 minutes behind', -10 * MINUTE],
  ['11 minutes behind', -11 * MINUTE],
  ['a day ahead', 24 * 60 * MINUTE],
  ['20 years ahead', 20 * YEAR],
  ['55 years behind', -55 * YEAR],
])('signs in a device whose clock is %s, with a session of the usual length', async (_, skewMs) => {
  const { signIn, sign } = start(skewMs);
  await signIn.signIn(sign);
  expect(signIn.getSnapshot().status).toBe('authenticated');
  await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE - SECOND);
  expect(signIn.getSnapshot().status).toBe('authenticated');
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(signIn.getSnapshot().status).toBe('idle');
});

test('restores a session on a device whose clock is far ahead', async () => {
  const { client, signIn, sign } = start(2 * YEAR);
  await signIn.signIn(sign);
  const again = createSignIn({ client, ...page });
  again.setAccount({ address: ada.address, chainId: CHAIN_ID });
  await again.refresh();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(again.getSnapshot().status).toBe('authenticated');
});

test("uses the server's time in RainbowKit's adapter", async () => {
  const { client, sign } = start(-55 * YEAR);
  const adapter = createSiweAdapter(client, page);
  const nonce = await adapter.getNonce();
  await vi.advanceTimersByTimeAsync(9 * MINUTE);
  const message = await adapter.createMessage({ address: ada.address, chainId: CHAIN_ID, nonce });
  expect(message).toContain(`Issued At: ${new Date(START + 9 * MINUTE).toISOString()}`);
  expect(await adapter.verify({ message, signature: await sign(message) })).toBe(true);
});

test('ignores a clock that is set while the wallet signs', async () => {
  const { signIn, sign } = start(-YEAR);
  await signIn.signIn((message) => {
    vi.setSystemTime(START + 7 * YEAR);
    return sign(message);
  });
  expect(signIn.getSnapshot().status).toBe('authenticated');
});

test.each([undefined, null, 17, '', 'soon', '0000-01-01T00:00:00Z', '+275000-01-01T00:00:00Z', {}])(
  "uses the device's clock if the server sends the time %j, and reports a wrong one",
  async (time) => {
    const withoutTime = (body: Record<string, unknown>) => {
      if ('nonce' in body) Object.assign(body, { time });
    };
    const right = start(0, withoutTime);
    await right.signIn.signIn(right.sign);
    expect(right.signIn.getSnapshot().status).toBe('authenticated');
    for (const skewMs of [61 * SECOND, -11 * MINUTE, 20 * YEAR]) {
      const { signIn, sign } = start(skewMs, withoutTime);
      await signIn.signIn(sign);
      expect(signIn.getSnapshot()).toMatchObject({
        status: 'failed',
        reason: 'clock-wrong',
        text: "This device's clock is wrong. Try again.",
      });
      // The rejection contained the time, so the next attempt succeeds.
      await signIn.signIn(sign);
      expect(signIn.getSnapshot().status).toBe('authenticated');
    }
  },
);

test('does not blame a correct clock for a message that was open for too long', async () => {
  const { signIn, sign } = start(0);
  await signIn.signIn(async (message) => {
    await vi.advanceTimersByTimeAsync(11 * MINUTE);
    return sign(message);
  });
  expect(signIn.getSnapshot()).toMatchObject({ status: 'failed', reason: 'verification-failed' });
});
