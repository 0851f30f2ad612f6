import { local } from '@org/chain-config';
import { EVALUATION_SCHEMA_UID, encodeEvaluation } from '@org/contests';
import { encodeAttestCall, encodeRevokeCall } from '@org/contests/write';
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
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { findReplacement, type SentTransaction } from './findReplacement.ts';

const transport = http(inject('rpcUrl'));
const client = createPublicClient({ transport, cacheTime: 0 });
const node = createTestClient({ transport, mode: 'anvil', chain: local.chain }).extend(walletActions);
const eas = local.eas.contract;
const uid: Hex = `0x${'ab'.repeat(32)}`;
const data = encodeEvaluation({
  contest: uid,
  entry: 'https://example.org/kiln',
  tags: [],
  points: 0,
  comment: 'Warm.',
});
const attest = (changed: Hex = data) =>
  encodeAttestCall({ schemaUid: EVALUATION_SCHEMA_UID, data: changed, refUid: uid });

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

const sendFirst = async (fields: Fields, facts: Partial<SentTransaction> = {}): Promise<SentTransaction> => ({
  account: account.address,
  transactionHash: await send(fields),
  nonce: fields.nonce ?? 0,
  sentAtBlock: Number(await client.getBlockNumber()),
  dataHash: keccak256(data),
  ...facts,
});
const find = (sent: SentTransaction) => findReplacement(client, local, sent);

test('nothing is found while the transaction waits, where it was only dropped, and once it is mined', async () => {
  const sent = await sendFirst({ to: eas, data: attest() });
  expect(await find(sent)).toBeUndefined();
  await node.dropTransaction({ hash: sent.transactionHash });
  expect(await find(sent)).toBeUndefined();
  const again = await sendFirst({ to: eas, data: attest() });
  await node.mine({ blocks: 1 });
  expect(await find(again)).toBeUndefined();
});

test('the same review for another fee was sped up, and is found among later blocks', async () => {
  const sent = await sendFirst({ to: eas, data: attest() });
  const transactionHash = await send({ to: eas, data: attest() }, 2n);
  await node.mine({ blocks: 9 });
  expect(await find(sent)).toEqual({ kind: 'sped-up', transactionHash });
});

test.each<[what: string, kind: string, fields: (self: Address) => Fields]>([
  ['nothing to oneself', 'cancelled', (self) => ({ to: self })],
  ['coins to oneself', 'replaced', (self) => ({ to: self, value: 1n })],
  ['nothing to somebody else', 'replaced', () => ({ to: `${eas.slice(0, -1)}1` as Address })],
  ['another review', 'replaced', () => ({ to: eas, data: attest(`${data}00`) })],
  ['no call that EAS knows', 'replaced', () => ({ to: eas, data: '0x12345678' })],
])('%s in its place: %s', async (_, kind, fields) => {
  const sent = await sendFirst({ to: eas, data: attest() });
  const transactionHash = await send(fields(account.address), 2n);
  await node.mine({ blocks: 2 });
  expect(await find(sent)).toEqual({ kind, transactionHash });
});

test('a withdrawal is known by what it revokes, a profile by its text', async () => {
  const revoke = { to: eas, data: encodeRevokeCall({ schemaUid: EVALUATION_SCHEMA_UID, uid }) };
  const sent = await sendFirst(revoke, { revokedUid: uid });
  const transactionHash = await send(revoke, 2n);
  await node.mine({ blocks: 1 });
  expect(await find(sent)).toEqual({ kind: 'sped-up', transactionHash });
  expect(await find({ ...sent, revokedUid: `0x${'cd'.repeat(32)}` })).toMatchObject({ kind: 'replaced' });

  const uri = 'data:application/json,{}';
  const profile = {
    to: local.contracts.profile,
    data: encodeFunctionData({ abi: parseAbi(['function setURI(string uri)']), args: [uri] }),
    nonce: 1,
  };
  const saved = await sendFirst(profile, { dataHash: keccak256(stringToBytes(uri)) });
  const other = await send(profile, 2n);
  await node.mine({ blocks: 1 });
  expect(await find(saved)).toEqual({ kind: 'sped-up', transactionHash: other });
});
