import { createSignIn, type SiweClient, SiweClientError, type SiweSession } from '@org/auth-siwe';
import { expect, test, vi } from 'vitest';
import { fixtures } from '../testing/fixtures.ts';
import { createRequiredAdapter } from './RequiredSignIn.tsx';

const { account, otherAccount } = fixtures;
const chainId = 31337;
const asked = { address: account, chainId, nonce: 'any' } as const;

const openFor = async ({ message }: { message: string }): Promise<SiweSession> => {
  const [, address] = message.split('\n');
  return { address: address as SiweSession['address'], chainId, expiresAt: '2999-01-01T00:00:00.000Z' };
};

const create = () => {
  let nonces = 0;
  const client = {
    nonce: vi.fn<SiweClient['nonce']>(async () => `freshnonce${++nonces}`),
    verify: vi.fn<SiweClient['verify']>(openFor),
    session: vi.fn<SiweClient['session']>(async () => null),
    logout: vi.fn<SiweClient['logout']>(async () => {}),
  };
  const signIn = createSignIn({ client, domain: 'laurel.example', uri: 'https://laurel.example' });
  signIn.setAccount({ address: account, chainId });
  return { client, signIn, adapter: createRequiredAdapter(signIn) };
};

test('returns a placeholder nonce, and uses a new nonce per message', async () => {
  const { adapter, client } = create();
  await adapter.getNonce();
  expect(client.nonce).not.toHaveBeenCalled();
  const first = await adapter.createMessage(asked);
  const second = await adapter.createMessage(asked);
  expect([first, second].map((message) => /Nonce: (\w+)/.exec(message)?.[1])).toEqual([
    'freshnonce1',
    'freshnonce2',
  ]);
});

test('reports a failed nonce and fetches another on retry', async () => {
  const { adapter, client, signIn } = create();
  client.nonce.mockRejectedValueOnce(new SiweClientError('unavailable'));
  await expect(adapter.createMessage(asked)).rejects.toThrow();
  const message = await adapter.createMessage(asked);
  await expect(adapter.verify({ message, signature: '0x01' })).resolves.toBe(true);
  expect(signIn.getSnapshot().status).toBe('authenticated');
});

test('opens no session if the server refuses', async () => {
  const { adapter, client } = create();
  client.verify.mockRejectedValueOnce(new SiweClientError('refused'));
  const message = await adapter.createMessage(asked);
  await expect(adapter.verify({ message, signature: '0x01' })).resolves.toBe(false);
});

test('discards the signature if the account changes while signing', async () => {
  const { adapter, client, signIn } = create();
  const message = await adapter.createMessage(asked);
  signIn.setAccount({ address: otherAccount, chainId });
  await expect(adapter.verify({ message, signature: '0x01' })).resolves.toBe(false);
  expect(client.verify).not.toHaveBeenCalled();
  expect(signIn.getSnapshot().status).toBe('idle');
});

test('does not use a late signature for a later attempt', async () => {
  const { adapter, client } = create();
  const early = await adapter.createMessage(asked);
  const late = await adapter.createMessage(asked);
  await expect(adapter.verify({ message: early, signature: '0x01' })).resolves.toBe(false);
  await expect(adapter.verify({ message: late, signature: '0x02' })).resolves.toBe(true);
  expect(client.verify.mock.calls.map(([{ signature }]) => signature)).toEqual(['0x02']);
});

test('cancels the attempt when the dialog is closed', async () => {
  const { adapter, client, signIn } = create();
  const message = await adapter.createMessage(asked);
  await adapter.signOut();
  expect(signIn.getSnapshot()).toEqual({ status: 'idle' });
  await expect(adapter.verify({ message, signature: '0x01' })).resolves.toBe(false);
  expect(client.verify).not.toHaveBeenCalled();
});
