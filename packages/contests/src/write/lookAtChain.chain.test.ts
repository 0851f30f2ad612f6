import { local } from '@org/chain-config';
import {
  type Address,
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  keccak256,
  parseAbi,
  stringToBytes,
  walletActions,
  zeroHash,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rpcUrl } from '../../../../tools/test/vitest/chains.ts';
import { encodeNote } from '../acts/encodeNote.ts';
import { NOTE_SCHEMA_UID } from '../contest/schemas.ts';
import { encodeAttestCall, encodeRevokeCall } from './easCalls.ts';
import { lookAtChain, type SentWrite } from './lookAtChain.ts';
import { hashHex, type Written } from './written.ts';

const transport = http(rpcUrl);
const client = createPublicClient({ transport, cacheTime: 0 });
const node = createTestClient({ transport, mode: 'anvil', chain: local.chain }).extend(walletActions);
const eas = local.eas.contract;
const uid: Hex = `0x${'ab'.repeat(32)}`;
const data = encodeNote({ about: uid, kind: 'text', text: 'Warm.' });
const attest = (changed: Hex = data) =>
  encodeAttestCall({ schemaUid: NOTE_SCHEMA_UID, data: changed, refUid: uid });

type Fields = { to: Address; data?: Hex; value?: bigint; nonce?: number };

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

const send = (fields: Fields, times = 1n) =>
  node.sendTransaction({
    account,
    gas: 500_000n,
    nonce: 0,
    maxFeePerGas: 20_000_000_000n * times,
    maxPriorityFeePerGas: 1_000_000_000n * times,
    ...fields,
  });

const review: Written = { act: 'attest', schemaUid: NOTE_SCHEMA_UID, dataHash: hashHex(data) };

/** Sends a transaction of which only the nonce is known afterwards, as after a reload. */
const sendFirst = async (fields: Fields, written: Written = review): Promise<SentWrite> => ({
  written,
  transactionHash: await send(fields),
  nonce: fields.nonce ?? 0,
  sentAtBlock: Number(await client.getBlockNumber()),
});
const look = (sent: SentWrite) => lookAtChain({ client, config: local, account: account.address }, sent);

test('returns pending while nodes know it, and unknown once it was dropped', async () => {
  const sent = await sendFirst({ to: eas, data: attest() });
  expect(await look(sent)).toEqual({ status: 'pending', nonce: 0 });
  await node.dropTransaction({ hash: sent.transactionHash });
  expect(await look(sent)).toEqual({ status: 'unknown', nonce: 0 });
});

test('returns repriced if the same review was mined with another fee, even some blocks ago', async () => {
  const sent = await sendFirst({ to: eas, data: attest() });
  const transactionHash = await send({ to: eas, data: attest() }, 2n);
  await node.mine({ blocks: 9 });
  expect(await look(sent)).toEqual({ status: 'repriced', transactionHash });
});

test.each<[what: string, status: string, fields: (self: Address) => Fields]>([
  ['an empty transaction to oneself', 'canceled', (self) => ({ to: self })],
  ['coins to oneself', 'replaced', (self) => ({ to: self, value: 1n })],
  ['an empty transaction to another account', 'replaced', () => ({ to: `${eas.slice(0, -1)}1` as Address })],
  ['another review', 'replaced', () => ({ to: eas, data: attest(`${data}00`) })],
  ['a call that EAS does not have', 'replaced', () => ({ to: eas, data: '0x12345678' })],
])('after %s was mined at its nonce, returns %s', async (_, status, fields) => {
  const sent = await sendFirst({ to: eas, data: attest() });
  const transactionHash = await send(fields(account.address), 2n);
  await node.mine({ blocks: 2 });
  expect(await look(sent)).toEqual({ status, transactionHash });
});

test('recognizes a sped-up withdrawal by its UID, and a profile by its URI', async () => {
  const revoke = { to: eas, data: encodeRevokeCall({ schemaUid: NOTE_SCHEMA_UID, uid }) };
  const sent = await sendFirst(revoke, { act: 'revoke', uid });
  const transactionHash = await send(revoke, 2n);
  await node.mine({ blocks: 1 });
  expect(await look(sent)).toEqual({ status: 'repriced', transactionHash });
  const other: Written = { act: 'revoke', uid: `0x${'cd'.repeat(32)}` };
  expect(await look({ ...sent, written: other })).toMatchObject({ status: 'replaced' });

  const uri = 'data:application/json,{}';
  const contract = local.contracts.profile;
  const profile = {
    to: contract,
    data: encodeFunctionData({ abi: parseAbi(['function setURI(string uri)']), args: [uri] }),
    nonce: 1,
  };
  const saved = await sendFirst(profile, {
    act: 'set-profile',
    contract,
    dataHash: keccak256(stringToBytes(uri)),
  });
  const sooner = await send(profile, 2n);
  await node.mine({ blocks: 1 });
  expect(await look(saved)).toEqual({ status: 'repriced', transactionHash: sooner });
});

describe('a contract wallet that returns its own hash', () => {
  const ownHash: Hex = `0x${'5a'.repeat(32)}`;

  test('is found by what it revoked, even without a stored schema', async () => {
    const sentAtBlock = Number(await client.getBlockNumber());
    await send({
      to: eas,
      data: encodeAttestCall({ schemaUid: NOTE_SCHEMA_UID, data, refUid: zeroHash }),
    });
    await node.mine({ blocks: 1 });
    const { number } = await client.getBlock();
    const [made] = await client.getLogs({ address: eas, fromBlock: number, toBlock: number });
    const written: Written = { act: 'revoke', uid: made?.data ?? '0x' };
    const sent: SentWrite = { written, transactionHash: ownHash, sentAtBlock };
    expect(await look(sent)).toMatchObject({ status: 'unknown' });
    const revoke = encodeRevokeCall({ schemaUid: NOTE_SCHEMA_UID, uid: written.uid });
    const transactionHash = await send({ to: eas, data: revoke, nonce: 1 });
    await node.mine({ blocks: 1 });
    expect(await look(sent)).toMatchObject({ status: 'mined', uid: written.uid, transactionHash });
  });
});

describe('without the transaction', () => {
  const unknown: Hex = `0x${'ab'.repeat(32)}`;
  const toSelf = () => ({ to: account.address, gas: 21_000n });
  const lookFor = async (transactionHash: Hex, nextNonce?: number) =>
    look({ written: review, transactionHash, nextNonce });

  test('takes the nonce by which the pending nonce has grown', async () => {
    await send({ ...toSelf() });
    const hash = await send({ ...toSelf(), nonce: 1 });
    expect(await lookFor(hash, 1)).toEqual({ status: 'pending', nonce: 1 });
    const replacing = await send({ ...toSelf(), nonce: 1 }, 3n);
    expect(await lookFor(hash, 1)).toEqual({ status: 'unknown', nonce: 1 });
    await node.mine({ blocks: 1 });
    expect(await lookFor(hash, 1)).toEqual({ status: 'canceled', transactionHash: replacing });
  });

  test('does not guess a nonce if the pending one is unchanged, grew by more, or was unknown', async () => {
    expect(await lookFor(unknown, 0)).toEqual({ status: 'unknown', nonce: undefined });
    await send({ ...toSelf() });
    expect(await lookFor(unknown)).toEqual({ status: 'unknown', nonce: undefined });
    await send({ ...toSelf(), nonce: 1 });
    expect(await lookFor(unknown, 0)).toEqual({ status: 'unknown', nonce: undefined });
  });
});
