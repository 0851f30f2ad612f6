import { createClient, custom } from 'viem';
import { expect, test } from 'vitest';
import { assertNotSent } from './assertNotSent.ts';
import type { Intent } from './intent.ts';

const asked: Intent = {
  id: 'one',
  kind: 'profile',
  title: 'Ada',
  chainId: 31337,
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  askedAtMs: Date.now() - 60_000,
  answeredAtMs: Date.now() - 30_000,
  dataHash: `0x${'ab'.repeat(32)}`,
  nextNonce: 4,
};

const find = (facts: object, { length = 4, code = '0x' } = {}) => {
  const client = createClient({ transport: custom({ request: async () => code }) });
  return assertNotSent(client, { ...asked, ...facts }, { length, block: 9 }).then(
    () => 'not-sent',
    (error: { code: string }) => error.code,
  );
};

test('issue 13: an invalid hash of a transaction that never came is no reason to wait', async () => {
  expect(await find({})).toBe('not-sent');
});

test.each<[why: string, facts: object, chain: object]>([
  ['the account has sent something since', {}, { length: 5 }],
  ['the account is a contract', {}, { code: '0x6001' }],
  ['nodes may not have heard of it', { answeredAtMs: Date.now() }, {}],
  ['the nonce was not known', { nextNonce: undefined }, {}],
])('issue 13: it may have been sent where %s', async (_, facts, chain) => {
  expect(await find(facts, chain)).toBe('invalid-hash');
});

test('issue 13: a wallet that has not answered may still ask, whatever the nonce says', async () => {
  expect(await find({ answeredAtMs: undefined })).toBe('request-pending');
  expect(await find({ answeredAtMs: undefined }, { length: 5 })).toBe('request-pending');
});
