import {
  type Address,
  createPublicClient,
  custom,
  type EIP1193Parameters,
  type Hex,
  parseEventLogs,
  zeroAddress,
} from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { JUDGE, ORGANIZER, useLocalChain, VISITOR } from '../../test/localChain.ts';
import { word } from '../../test/make.ts';
import { makeTerms } from '../../test/makeContest.ts';
import { encodeNote } from '../acts/encodeNote.ts';
import { type NoteValues, readNotes } from '../acts/notes.ts';
import { getProtocol } from '../acts/protocol.ts';
import { encodeActData } from '../contest/encode.ts';
import { NOTE_SCHEMA, NOTE_SCHEMA_UID } from '../contest/schemas.ts';
import { schemaRegistryAbi } from '../write/generated/schemaRegistryAbi.ts';
import { findSchemaRegistry, isRegistered } from '../write/schemaRegistry.ts';
import { type ActsReading, createActsReader } from './createActsReader.ts';
import { fetchContests } from './fetchContests.ts';
import { fetchNotes } from './fetchNotes.ts';
import { easAbi } from './generated/easAbi.ts';

const chain = useLocalChain();
const { client, config, createWallet } = chain;
const protocol = getProtocol(config);
if (!protocol) throw new Error('The local chain has no resolver.');

async function write(account: Address, call: object): Promise<Hex> {
  // The contracts have different functions and arguments.
  const hash = await createWallet(account).writeContract({ ...call, account, chain: null } as never);
  const { logs, status } = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  if (status !== 'success') throw new Error('The transaction was reverted.');
  return parseEventLogs({ abi: easAbi, eventName: 'Attested', logs })[0]?.args.uid ?? '0x';
}

const eas = { address: config.eas.contract, abi: easAbi } as const;
const attest = (account: Address, schema: Hex, { data, refUID }: { data: Hex; refUID: Hex }) => {
  const fields = { recipient: zeroAddress, expirationTime: 0n, revocable: true, value: 0n };
  return write(account, {
    ...{ ...eas, functionName: 'attest' },
    args: [{ schema, data: { ...fields, refUID, data } }],
  });
};
/** Each in a second of its own. */
const note = async (values: Partial<NoteValues>, by: Address = ORGANIZER, refUID = contest) => {
  await chain.test.increaseTime({ seconds: 1 });
  const data = encodeNote({ about: null, kind: 'text', text: 'Lunch is at one.', ...values });
  return attest(by, NOTE_SCHEMA_UID, { refUID, data });
};

let contest: Hex = word(0);
let reading: ActsReading;
const made: Hex[] = [];

async function startContest(): Promise<Hex> {
  const { timestamp } = await client.getBlock();
  const opensAt = timestamp + 1_000n;
  const terms = makeTerms({
    ...{ submissionsUntil: opensAt, opensAt, closesAt: opensAt + 1_000n, revealUntil: opensAt + 1_000n },
    judges: [JUDGE],
  });
  const data = encodeActData('contest', terms);
  return attest(ORGANIZER, protocol?.schemas.contest ?? '0x', { data, refUID: word(0) });
}

beforeAll(async () => {
  const registry = await findSchemaRegistry({ client, config });
  if (registry && !(await isRegistered(client, registry, NOTE_SCHEMA_UID)))
    await write(VISITOR, {
      ...{ address: registry, abi: schemaRegistryAbi, functionName: 'register' },
      args: [NOTE_SCHEMA.definition, zeroAddress, NOTE_SCHEMA.revocable],
    });
  const earlier = await startContest();
  await note({ text: 'Of the contest before.' }, ORGANIZER, earlier);
  contest = await startContest();
  made.push(await note({}));
  made.push(await note({ kind: 'not-admitted', about: 1, text: 'Off topic.' }));
  made.push(await note({ kind: 'not-admitted', about: 1, text: 'Too late.' }));
  made.push(await note({ text: 'Lunch is at two.' }));
  await note({ text: 'I am not the organizer.' }, VISITOR);
  await write(ORGANIZER, {
    ...{ ...eas, functionName: 'revoke' },
    args: [{ schema: NOTE_SCHEMA_UID, data: { uid: made[3], value: 0n } }],
  });
  const lookup = await createActsReader({ client, config }).fetchActs(contest);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  reading = lookup.reading;
});

test('fetches what the organizer wrote about this contest, with revocations', async () => {
  const { block, rows } = await fetchNotes({ client, config }, reading.contest);
  expect(rows.map(({ uid }) => uid)).toEqual(made);
  expect(rows.map(({ revocationTime }) => revocationTime > 0n)).toEqual([false, false, false, true]);
  expect(block.number).toBe(await client.getBlockNumber());
  expect(readNotes(reading.state, rows)).toMatchObject([
    { kind: 'text', text: 'Lunch is at one.', about: null },
    { kind: 'not-admitted', text: 'Too late.', about: 1 },
  ]);
});

test('is in no log of the resolver', () => {
  expect(reading.acts).toEqual([]);
  expect(reading.state.acts.acts).toEqual([]);
});

test('refuses an endpoint that alters a note', async () => {
  const request = async (args: EIP1193Parameters) => {
    const answer = await client.request(args as Parameters<typeof client.request>[0]);
    const [from, to] = ['one.', 'two.'].map((text) => Buffer.from(text).toString('hex'));
    return args.method === 'eth_call' ? String(answer).replaceAll(from ?? '', to ?? '') : answer;
  };
  const liar = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
  await expect(fetchNotes({ client: liar, config }, reading.contest)).rejects.toMatchObject({
    ...{ name: 'ChainError', code: 'chain-answer' },
  });
});

const pruned = (hides: (log: { blockNumber: Hex; data: Hex }) => boolean) => {
  const request = async (args: EIP1193Parameters) => {
    const answer = await client.request(args as Parameters<typeof client.request>[0]);
    if (args.method !== 'eth_getLogs') return answer;
    return (answer as { blockNumber: Hex; data: Hex }[]).filter((log) => !hides(log));
  };
  return { client: createPublicClient({ transport: custom({ request }, { retryCount: 0 }) }), config };
};
const cannotTell = {
  ...{ name: 'ChainError', code: 'chain-answer' },
  message: expect.stringContaining('omits logs'),
};

test('an endpoint that has pruned its logs says neither that there are no notes nor no contests', async () => {
  const source = pruned(() => true);
  await expect(fetchNotes(source, reading.contest)).rejects.toMatchObject(cannotTell);
  await expect(fetchContests(source)).rejects.toMatchObject(cannotTell);
  await expect(fetchContests(source, { take: 5 })).rejects.toMatchObject(cannotTell);
  // The acts are read from the resolver, which needs no logs.
  expect(await createActsReader(source).fetchActs(contest)).toMatchObject({ status: 'found' });
});

test('a list that claims to be whole needs the older logs too', async () => {
  const { contests } = await fetchContests({ client, config });
  const head = await client.getBlockNumber();
  const source = pruned(({ blockNumber }) => BigInt(blockNumber) < head - 3n);
  await expect(fetchContests(source)).rejects.toMatchObject(cannotTell);
  const alone = pruned(({ data }) => data !== contest && data.length === 66);
  expect((await fetchContests(alone, { take: 1 })).contests).toHaveLength(1);
  expect(contests.length).toBeGreaterThan(1);
});

test('is a ChainError without an answer', async () => {
  const dead = createPublicClient({
    transport: custom({ request: async () => Promise.reject(new Error('offline')) }, { retryCount: 0 }),
  });
  await expect(fetchNotes({ client: dead, config }, reading.contest)).rejects.toMatchObject({
    ...{ name: 'ChainError', code: 'chain-unreachable' },
  });
});
