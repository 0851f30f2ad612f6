import { createClient, custom, numberToHex } from 'viem';
import { expect, test } from 'vitest';
import { assertNotSent } from './assertNotSent.ts';
import type { PendingWrite } from './pendingWrite.ts';

const asked: PendingWrite = {
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

const find = (facts: object, { nonce = 4, code = '0x' } = {}) => {
  const request = async ({ method }: { method: string }) =>
    method === 'eth_getCode' ? code : numberToHex(nonce);
  const client = createClient({ transport: custom({ request }) });
  return assertNotSent(client, { ...asked, ...facts }).then(
    () => 'not-sent',
    (error: { code: string; blockedBy: string }) => `${error.code} ${error.blockedBy}`,
  );
};

test('issue 13: an invalid hash does not block once the pending nonce shows that nothing was sent', async () => {
  expect(await find({})).toBe('not-sent');
});

test.each<[why: string, facts: object, chain: object]>([
  ['the account has sent something since', {}, { nonce: 5 }],
  ['the account is a contract', {}, { code: '0x6001' }],
  ['nodes may not know it yet', { answeredAtMs: Date.now() }, {}],
  ['the nonce was unknown', { nextNonce: undefined }, {}],
])('issue 13: it may have been sent where %s', async (_, facts, chain) => {
  expect(await find(facts, chain)).toBe('invalid-hash one');
});

test('issue 13: an unanswered request blocks, whatever the pending nonce', async () => {
  expect(await find({ answeredAtMs: undefined })).toBe('request-pending one');
  expect(await find({ answeredAtMs: undefined }, { nonce: 5 })).toBe('request-pending one');
});
