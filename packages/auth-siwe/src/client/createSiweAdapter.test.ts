import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseSiweMessage } from '../message/parseSiweMessage.ts';
import { SiweClientError } from '../message/siweMessage.ts';
import { createSiweAdapter } from './createSiweAdapter.ts';
import type { SiweClient } from './createSiweClient.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const session = { address, chainId: 84532, expiresAt: '2025-03-15T09:26:53.000Z' } as const;
const page = { domain: 'laurel.example', uri: 'https://laurel.example' };

const fakeClient = (client: Partial<SiweClient> = {}): SiweClient => {
  let nonces = 0;
  return {
    nonce: vi.fn(async () => `freshnonce${++nonces}`),
    verify: vi.fn(async () => session),
    session: vi.fn(async () => null),
    logout: vi.fn(async () => {}),
    ...client,
  };
};

const nonceOf = (message: string) => {
  const read = parseSiweMessage(message);
  return read.ok ? read.value.nonce : read.reason;
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2025-03-14T09:26:53Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('creates a message with statement and origin, whose body is the message itself', async () => {
  const adapter = createSiweAdapter(fakeClient(), { ...page, statement: 'Sign in to Laurel.' });
  const message = await adapter.createMessage({ address, chainId: 84532, nonce: await adapter.getNonce() });
  expect(message.split('\n')).toEqual([
    'laurel.example wants you to sign in with your Ethereum account:',
    address,
    '',
    'Sign in to Laurel.',
    '',
    'URI: https://laurel.example',
    'Version: 1',
    'Chain ID: 84532',
    'Nonce: freshnonce1',
    'Issued At: 2025-03-14T09:26:53.000Z',
  ]);
  expect(adapter.getMessageBody(message)).toBe(message);
  expect(adapter.getMessageBody({ message })).toBe(message);
});

test('accepts an address in any case', async () => {
  const request = { address: address.toLowerCase() as typeof address, chainId: 84532, nonce: 'abcdefgh' };
  const adapter = createSiweAdapter(fakeClient(), page);
  const message = await adapter.createMessage(request);
  expect(message).toContain(`\n${address}\n`);
  expect(await adapter.verify({ message, signature: '0x12' })).toBe(true);
});

test("uses the page's domain and URI", async () => {
  vi.stubGlobal('location', { host: 'localhost:3000', origin: 'http://localhost:3000' });
  const adapter = createSiweAdapter(fakeClient());
  const read = parseSiweMessage(await adapter.createMessage({ address, chainId: 1, nonce: 'abcdefgh' }));
  expect(read).toMatchObject({ value: { domain: 'localhost:3000', uri: 'http://localhost:3000' } });
});

test('replaces a used or expired nonce', async () => {
  const client = fakeClient();
  const adapter = createSiweAdapter(client, page);
  const nonce = await adapter.getNonce();
  const make = (offered: string) => adapter.createMessage({ address, chainId: 1, nonce: offered });
  expect(nonceOf(await make(nonce))).toBe('freshnonce1');
  expect(nonceOf(await make(nonce))).toBe('freshnonce2');
  expect(nonceOf(await make(nonce))).toBe('freshnonce3');
  const kept = await adapter.getNonce();
  await vi.advanceTimersByTimeAsync(600_001);
  expect(nonceOf(await make(kept))).toBe('freshnonce5');
  expect(nonceOf(await make('ofanotherplace'))).toBe('ofanotherplace');
});

test('remembers a bounded number of nonces', async () => {
  const adapter = createSiweAdapter(fakeClient(), page);
  for (let i = 0; i < 200; i += 1) {
    await adapter.createMessage({ address, chainId: 1, nonce: await adapter.getNonce() });
  }
  expect(nonceOf(await adapter.createMessage({ address, chainId: 1, nonce: 'freshnonce200' }))).toBe(
    'freshnonce201',
  );
});

test('counts an account as verified only if the session belongs to it', async () => {
  const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
  const results = [session, { ...session, address: other }, { ...session, chainId: 1 }] as const;
  for (const opened of results) {
    const adapter = createSiweAdapter(fakeClient({ verify: async () => opened }), page);
    const message = await adapter.createMessage({ address, chainId: 84532, nonce: 'abcdefgh' });
    expect(await adapter.verify({ message, signature: '0x12' })).toBe(opened === session);
  }
});

test('returns false for a rejection and throws for other failures', async () => {
  const failWith = (code: 'refused' | 'malformed' | 'unreachable') =>
    createSiweAdapter(
      fakeClient({
        verify: async () => {
          throw new SiweClientError(code);
        },
      }),
    ).verify({ message: 'text', signature: '0x12' });
  expect(await failWith('refused')).toBe(false);
  expect(await failWith('malformed')).toBe(false);
  await expect(failWith('unreachable')).rejects.toMatchObject({ code: 'unreachable' });
});

test('rejects getNonce when the client fails, or retries within patienceMs', async () => {
  let failures = 3;
  const client = fakeClient({
    nonce: async () => {
      failures -= 1;
      if (failures >= 0) throw new SiweClientError('unreachable');
      return 'abcdefgh';
    },
  });
  await expect(createSiweAdapter(client).getNonce()).rejects.toMatchObject({ code: 'unreachable' });
  const nonce = createSiweAdapter(client, { patienceMs: 60_000 }).getNonce();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await nonce).toBe('abcdefgh');
});

test('stops retrying after patienceMs and after a rejection', async () => {
  const failing = (code: 'unavailable' | 'origin') =>
    fakeClient({
      nonce: async () => {
        throw new SiweClientError(code);
      },
    });
  const given = expect(
    createSiweAdapter(failing('unavailable'), { patienceMs: 10_000 }).getNonce(),
  ).rejects.toMatchObject({ code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(10_000);
  await given;
  await expect(createSiweAdapter(failing('origin'), { patienceMs: 10_000 }).getNonce()).rejects.toMatchObject(
    { code: 'origin' },
  );
});

test('never rejects signOut, which RainbowKit does not catch', async () => {
  const trouble = new SiweClientError('unreachable');
  const onSignOutError = vi.fn();
  const client = fakeClient({
    logout: async () => {
      throw trouble;
    },
  });
  await createSiweAdapter(client, { onSignOutError }).signOut();
  expect(onSignOutError).toHaveBeenCalledWith(trouble);
});
