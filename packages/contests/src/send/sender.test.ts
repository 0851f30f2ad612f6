import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Hex, keccak256, parseTransaction, type TransactionSerializable } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { JUDGE_KEY, OTHER_JUDGE_KEY } from '../../test/localChain.ts';
import { createJournal } from './journal.ts';
import type { ChainNode, Receipt } from './node.ts';
import { StepError } from './sendErrors.ts';
import { createSender, getGasLimit } from './sender.ts';

const CHAIN_ID = 84_532;
const NONCE = 7;
const account = privateKeyToAccount(JUDGE_KEY);
const to = `0x${'ab'.repeat(20)}` as const;
const data: Hex = '0xc0ffee';
const folder = mkdtempSync(join(tmpdir(), 'laurel-sender-'));
const path = join(folder, 'journal.json');
const journal = createJournal(path);

beforeEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** A chain that mines at once what it gets, with a price per gas. */
function createChain(price = 10n) {
  const sent: Hex[] = [];
  const receiptOf = (hash: Hex): Receipt => ({
    ...{ hash, isSuccess: true, blockNumber: 1n, gasUsed: 1n, logs: [] },
  });
  const node = {
    assertChain: async () => {},
    fetchNonce: async () => NONCE + sent.length,
    fetchFee: async () => ({ expected: price, max: price * 2n, tip: 1n }),
    findReceipt: async (hash: Hex) =>
      sent.some((each) => keccak256(each) === hash) ? receiptOf(hash) : undefined,
    send: async (signed: Hex) => {
      sent.push(signed);
      return keccak256(signed);
    },
  } as const satisfies Partial<ChainNode>;
  const sender = createSender({
    // The methods that settling needs.
    node: node as unknown as ChainNode,
    config: { chain: { id: CHAIN_ID } as never },
    ...{ account, journal, log: () => {}, patienceMs: 5_000 },
  });
  return { sender, sent };
}

const call = { nonce: NONCE, to, data, value: 0n, gas: 50_000n };
const transaction = {
  ...call,
  type: 'eip1559',
  chainId: CHAIN_ID,
  maxFeePerGas: 20n,
  maxPriorityFeePerGas: 1n,
} as const satisfies TransactionSerializable;
const sign = (change: object = {}) =>
  account.signTransaction({ ...transaction, ...change } as TransactionSerializable);
const keep = (signed: readonly string[], change: object = {}) =>
  writeFileSync(path, JSON.stringify({ part: 'the payment', nonce: NONCE, signed, ...change }));
const isPayment = (call: object) =>
  JSON.stringify(call, (_, value) => (typeof value === 'bigint' ? String(value) : value)).toLowerCase() ===
  JSON.stringify({ part: 'the payment', to, data, value: '0' });

test('sends again what an earlier run has signed, and clears the journal', async () => {
  const signed = await sign();
  keep([signed]);
  const { sender, sent } = createChain();
  expect(await sender.settle(isPayment)).toMatchObject({ part: 'the payment', receipt: { isSuccess: true } });
  expect(sent).toEqual([signed]);
  expect(journal.read()).toBeUndefined();
});

test('signs the same call again if the chain asks for more', async () => {
  keep([await sign()]);
  const { sender, sent } = createChain(1_000n);
  await sender.settle(isPayment);
  expect(sent).toHaveLength(1);
  const { maxFeePerGas, ...again } = parseTransaction(sent[0] as `0x02${string}`);
  expect(again).toMatchObject({ chainId: CHAIN_ID, nonce: NONCE, to, data, gas: 50_000n });
  expect(maxFeePerGas).toBe(2_000n);
});

test.each<[string, () => unknown, string]>([
  [
    'another account',
    async () => keep([await privateKeyToAccount(OTHER_JUDGE_KEY).signTransaction(transaction)]),
    `${account.address} did not sign`,
  ],
  [
    'another account, before one of this account',
    async () => keep([await privateKeyToAccount(OTHER_JUDGE_KEY).signTransaction(transaction), await sign()]),
    `${account.address} did not sign`,
  ],
  ['another chain', async () => keep([await sign({ chainId: 1 })]), 'is not for chain 84532'],
  [
    'no chain',
    async () => keep([await account.signTransaction({ ...call, type: 'legacy', gasPrice: 9n })]),
    'is not for chain 84532',
  ],
  ['another nonce', async () => keep([await sign({ nonce: 8 })]), 'does not have the nonce 7'],
  [
    'another nonce than it names',
    async () => keep([await sign()], { nonce: 8 }),
    'does not have the nonce 8',
  ],
  [
    'another contract',
    async () => keep([await sign({ to: account.address })]),
    'does not send for this step',
  ],
  ['other data', async () => keep([await sign({ data: '0xdead' })]), 'does not send for this step'],
  ['a value', async () => keep([await sign({ value: 1n })]), 'does not send for this step'],
  ['another step', async () => keep([await sign()], { part: 'a gift' }), 'does not send for this step'],
  [
    'two different calls',
    async () => keep([await sign({ data: '0xdead' }), await sign()]),
    'differs from the others of the same nonce',
  ],
  ['a creation', async () => keep([await sign({ to: undefined })]), 'is unreadable'],
  [
    'an access list',
    async () => keep([await sign({ accessList: [{ address: to, storageKeys: [] }] })]),
    'is unreadable',
  ],
  ['no signature', async () => keep([(await sign()).slice(0, -130)]), 'is unreadable'],
  ['bytes', () => keep(['0x02c0ffee']), 'is unreadable'],
  ['half a byte', () => keep(['0x0']), 'cannot be read'],
  ['a negative nonce', async () => keep([await sign()], { nonce: -1 }), 'cannot be read'],
  ['more than anybody signs', async () => keep(Array(101).fill(await sign())), 'cannot be read'],
  ['no JSON', () => writeFileSync(path, '{'), 'cannot be read'],
])('sends nothing and signs nothing for a journal with %s', async (_name, forge, reason) => {
  await forge();
  const before = readFileSync(path, 'utf8');
  const { sender, sent } = createChain(1_000n);
  const settled = sender.settle(isPayment);
  await expect(settled).rejects.toThrow(StepError);
  await expect(settled).rejects.toThrow(reason);
  await expect(settled).rejects.toThrow(path);
  await expect(settled).rejects.toThrow(/delete (?:it|the file)/);
  expect(sent).toEqual([]);
  expect(readFileSync(path, 'utf8')).toBe(before);
});

test('signs a gas limit above the simulated use, and not above the limit of a transaction', () => {
  expect(getGasLimit(100_000n)).toBe(120_000n);
  expect(getGasLimit(2n ** 24n - 1n)).toBe(2n ** 24n);
});
