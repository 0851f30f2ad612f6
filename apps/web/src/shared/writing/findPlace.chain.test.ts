import { local } from '@org/chain-config';
import { createPublicClient, createTestClient, type Hex, http, walletActions } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { findPlace, readRow } from './findPlace.ts';

const transport = http(inject('rpcUrl'));
const client = createPublicClient({ transport, cacheTime: 0 });
const node = createTestClient({ transport, mode: 'anvil', chain: local.chain }).extend(walletActions);

let account: ReturnType<typeof privateKeyToAccount>;
let snapshot: Hex;

beforeEach(async () => {
  snapshot = await node.snapshot();
  account = privateKeyToAccount(generatePrivateKey());
  await node.setBalance({ address: account.address, value: 10n ** 18n });
  await node.setAutomine(false);
});
afterEach(async () => {
  await node.setAutomine(true);
  await node.revert({ id: snapshot });
});

const send = (nonce: number, times = 1n) =>
  node.sendTransaction({
    account,
    to: account.address,
    gas: 21_000n,
    nonce,
    maxFeePerGas: 20_000_000_000n * times,
    maxPriorityFeePerGas: 1_000_000_000n * times,
  });
const read = () => readRow(client, account.address);
const find = (hash: Hex, before?: Awaited<ReturnType<typeof read>>) =>
  findPlace(client, { account: account.address, hash, before });

test('the place of a transaction that the node knows is the one that it has', async () => {
  await send(0);
  const before = await read();
  const hash = await send(1);
  expect(await find(hash, before)).toEqual({ nonce: 1, sentAtBlock: before.block });
  expect(await find(hash)).toEqual({ nonce: 1, sentAtBlock: before.block });
});

test('one that was replaced at once had the place by which the row has grown', async () => {
  await send(0);
  const before = await read();
  const hash = await send(1);
  await send(1, 3n);
  expect(await find(hash, before)).toEqual({ nonce: 1, sentAtBlock: before.block });
  await node.mine({ blocks: 1 });
  expect(await find(hash, before)).toEqual({ nonce: 1, sentAtBlock: before.block });
});

test('nothing is guessed: of a row that did not grow, grew by more, or was not asked before', async () => {
  const before = await read();
  const unknown: Hex = `0x${'ab'.repeat(32)}`;
  expect(await find(unknown, before)).toBeUndefined();
  await send(0);
  expect(await find(unknown)).toBeUndefined();
  await send(1);
  expect(await find(unknown, before)).toBeUndefined();
});
