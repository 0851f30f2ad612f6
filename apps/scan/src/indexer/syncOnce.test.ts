import { sql } from 'kysely';
import type { Hex } from 'viem';
import { numberToHex } from 'viem/utils';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  createFakeChain,
  type FakeChain,
  type FakeEvent,
  fakeAddresses,
  txidOf,
} from '../../test/createFakeChain.ts';
import type { ChainClient } from '../eas/createChainClient.ts';
import { ChainMovedError, RpcError } from '../errors.ts';
import { createStore } from '../store/createStore.ts';
import { type Database, openDatabase } from '../store/openDatabase.ts';
import { createSetBackWatch } from './createSetBackWatch.ts';
import { MAX_RANGE } from './readRange.ts';
import { type SyncSource, syncOnce } from './syncOnce.ts';

vi.setConfig({ testTimeout: 60_000 });

let db: Database;
let chain: FakeChain;
let source: SyncSource;

const connect = (client: ChainClient = chain.client): SyncSource => ({
  client,
  ...fakeAddresses,
  definitions: new Map(),
  now: () => 5_000,
  store: createStore(db),
  startBlock: 0,
  range: { blocks: MAX_RANGE },
  setBack: createSetBackWatch({ patienceMs: 0 }),
});

beforeAll(async () => {
  db = await openDatabase({ directory: null });
}, 180_000);
afterAll(() => db.destroy());
beforeEach(async () => {
  await createStore(db).rollBack(null);
  chain = createFakeChain();
  source = connect();
});

const uidOf = (number: number): Hex => numberToHex(number, { size: 32 });
const schemaUid = uidOf(0xffff);
const register: FakeEvent = { kind: 'registered', uid: schemaUid, schema: 'uint256 n' };
const attest = (number: number): FakeEvent => ({ kind: 'attested', uid: uidOf(number), schema: schemaUid });
const revoke = (number: number): FakeEvent => ({ kind: 'revoked', uid: uidOf(number) });

const catchUp = async (from = source) => {
  for (let step = 0; step < 200; step++) if ((await syncOnce(from)).isCaughtUp) return;
  throw new Error('never caught up');
};

const rowsOf = async (table: string, columns: readonly string[]) => {
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  const query = sql<object>`select ${selected} from ${sql.table(table)} order by "blockNumber", "logIndex"`;
  return (await query.execute(db)).rows;
};

/** Every table against what the chain holds now. */
const expectTruth = async () => {
  const events = chain.blocks.flatMap((block) =>
    block.events.map((event, logIndex) => ({ ...event, block, txid: txidOf(block, logIndex) })),
  );
  const revokedAt = new Map(events.flatMap((e) => (e.kind === 'revoked' ? [[e.uid, e.block.time]] : [])));
  expect(
    await rowsOf('attestation', ['id', 'txid', 'time', 'revoked', 'revocationTime', 'schemaId']),
  ).toEqual(
    events.flatMap((e) =>
      e.kind === 'attested'
        ? {
            id: e.uid,
            txid: e.txid,
            time: e.block.time,
            revoked: revokedAt.has(e.uid),
            revocationTime: revokedAt.get(e.uid) ?? 0,
            schemaId: schemaUid,
          }
        : [],
    ),
  );
  const registered = events.filter(({ kind }) => kind === 'registered');
  expect(await rowsOf('schema', ['id', 'index', 'txid', 'time', 'creator'])).toEqual(
    registered.map(({ uid: id, txid, block }, nth) => ({
      id,
      index: String(nth + 1),
      txid,
      time: block.time,
      creator: fakeAddresses.sender,
    })),
  );
  for (const [table, kind, column] of [
    ['timestamped', 'timestamped', 'id'],
    ['offchainRevocation', 'revokedOffchain', 'uid'],
  ] as const) {
    expect(await rowsOf(table, [column, 'txid', 'timestamp', 'from'])).toEqual(
      events.flatMap((e) =>
        e.kind === kind
          ? { [column]: e.uid, txid: e.txid, timestamp: e.block.time, from: fakeAddresses.sender }
          : [],
      ),
    );
  }
  const head = chain.blocks.at(-1);
  const last = await createStore(db).getLastBlock();
  expect(last).toMatchObject({ number: head?.number, hash: head?.hash });
  expect(last?.time ?? head?.time).toBe(head?.time);
};

test('reads what is there, and what comes', async () => {
  chain.mine([register, attest(1)]);
  chain.mine([]);
  await catchUp();
  await expectTruth();
  chain.mine([attest(2), revoke(1)]);
  await catchUp();
  await expectTruth();
});

test.each([1, 5, 20])('a reorganisation of depth %i leaves what the chain holds', async (depth) => {
  chain.mine([register]);
  for (let number = 1; number <= 25; number++) {
    chain.mine([attest(number)]);
    await catchUp();
  }
  chain.mine([revoke(2), revoke(24)]);
  await catchUp();
  chain.drop(depth);
  for (let number = 0; number < depth + 1; number++) chain.mine([attest(100 + number)]);
  await catchUp();
  await expectTruth();
});

test('a head that goes back is a chain that was set back, block for block', async () => {
  chain.mine([register]);
  for (let number = 1; number <= 6; number++) {
    chain.mine([attest(number)]);
    await catchUp();
  }
  chain.drop(4);
  await catchUp();
  await expectTruth();
});

test('of many nodes behind one address a late one is not believed at once', async () => {
  let now = 0;
  source.setBack = createSetBackWatch({ patienceMs: 30_000, now: () => now });
  chain.mine([register]);
  chain.mine([attest(1)]);
  await catchUp();
  chain.drop(1);
  expect(await syncOnce(source)).toMatchObject({ isCaughtUp: true, last: { number: 2 } });
  now = 31_000;
  await catchUp();
  await expectTruth();
});

test('another chain at the same address is read from the start', async () => {
  chain.mine([register, attest(1)]);
  await catchUp();
  chain = createFakeChain(1);
  for (let number = 0; number < 3; number++) chain.mine([]);
  source = connect();
  expect((await syncOnce(source)).rolledBackTo).toBeNull();
  await catchUp();
  await expectTruth();
});

test('a schema that no event tells of is read when it is used', async () => {
  chain.mine([register]);
  chain.mine([attest(1)]);
  source.startBlock = 2;
  await catchUp();
  expect(await rowsOf('schema', ['id', 'schema', 'time'])).toEqual([
    { id: schemaUid, schema: 'uint256 n', time: 0 },
  ]);
  expect(await rowsOf('attestation', ['decodedDataJson'])).toEqual([
    { decodedDataJson: expect.stringContaining('"hex":"0x01"') },
  ]);
});

test('text with a NUL can be kept', async () => {
  chain.mine([{ kind: 'registered', uid: schemaUid, schema: 'uint256 n\0' }, attest(1)]);
  await catchUp();
  expect(await rowsOf('schema', ['schema'])).toEqual([{ schema: 'uint256 n\uFFFD' }]);
});

test('log ranges that are refused are halved until they are answered', async () => {
  chain.mine([register]);
  for (let number = 1; number <= 40; number++) chain.mine([attest(number)]);
  const asked: number[] = [];
  source.client = {
    ...chain.client,
    fetchEvents: async (range) => {
      asked.push(range.to - range.from + 1);
      if (range.to - range.from >= 8)
        throw new RpcError({ code: 'rpc-refused', method: 'eth_getLogs', detail: 'range' });
      return chain.client.fetchEvents(range);
    },
  };
  for (let step = 0; step < 60; step++) await syncOnce(source).catch(() => undefined);
  await expectTruth();
  expect(asked.slice(0, 4)).toEqual([42, 21, 11, 6]);
});

test('a batch that Multicall3 cannot answer in one go is halved', async () => {
  chain.mine([register, ...Array.from({ length: 300 }, (_, number) => attest(number))]);
  const answered: number[] = [];
  source.client = {
    ...chain.client,
    call: async (to, data) => {
      if (data.length > 20_000)
        throw new RpcError({ code: 'rpc-refused', method: 'eth_call', detail: 'out of gas' });
      answered.push(data.length);
      return chain.client.call(to, data);
    },
  };
  await catchUp();
  await expectTruth();
  // Not one by one: 300 attestations in a few handfuls.
  expect(answered.length).toBeLessThan(30);
});

test('many events are kept in several steps', async () => {
  chain.mine([register]);
  for (let block = 0; block < 5; block++) {
    chain.mine(Array.from({ length: 900 }, (_, number) => attest(1 + block * 900 + number)));
  }
  const steps: number[] = [];
  for (let isCaughtUp = false; !isCaughtUp; ) {
    const step = await syncOnce(source);
    steps.push(step.last?.number ?? -1);
    isCaughtUp = step.isCaughtUp;
  }
  expect(steps.length).toBeGreaterThan(2);
  await expectTruth();
});

/** mulberry32: the same run for the same seed. */
const createRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};

test.each(Array.from({ length: 25 }, (_, seed) => seed + 1))(
  'any order of attestations, revocations, reorganisations, faults and restarts ends in the truth (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const below = (count: number) => Math.floor(random() * count);
    let uid = 0;
    const isOnChain = (kind: FakeEvent['kind'], id: Hex) =>
      chain.blocks.some(({ events }) => events.some((event) => event.kind === kind && event.uid === id));
    const createEvents = () => {
      const events: FakeEvent[] = isOnChain('registered', schemaUid) ? [] : [register];
      for (let count = below(4); count > 0; count--) {
        const [kind, id] = [below(6), uidOf(1 + below(uid + 1))];
        if (kind < 3) events.push(attest(++uid));
        else if (kind === 3 && isOnChain('attested', id) && !isOnChain('revoked', id)) {
          if (!events.some((event) => event.uid === id)) events.push({ kind: 'revoked', uid: id });
        } else if (kind === 4) events.push({ kind: 'timestamped', uid: uidOf(1e6 + ++uid) });
        else events.push({ kind: 'revokedOffchain', uid: uidOf(2e6 + ++uid) });
      }
      return events;
    };
    const shake = () => {
      const choice = below(10);
      if (choice < 6) chain.mine(createEvents());
      else if (choice < 8) {
        const depth = 1 + below(random() < 0.2 ? 20 : 4);
        chain.drop(depth);
        for (let count = below(depth + 2); count > 0; count--) chain.mine(createEvents());
      } else if (choice < 9) source = connect(source.client);
    };
    /** The chain may move, and the endpoint may fail, between any two questions. */
    const faulty = Object.fromEntries(
      Object.entries(chain.client).map(([name, ask]) => [
        name,
        async (...question: never[]) => {
          if (random() < 0.05) throw new RpcError({ code: 'rpc-unreachable', method: name, detail: 'down' });
          if (random() < 0.1) shake();
          return (ask as (...question: never[]) => unknown)(...question);
        },
      ]),
    ) as ChainClient;
    source = connect(faulty);

    for (let round = 0; round < 60; round++) {
      shake();
      await syncOnce(source).catch((error: unknown) => {
        if (!(error instanceof RpcError || error instanceof ChainMovedError)) throw error;
        source.definitions.clear();
      });
    }
    source = connect();
    await catchUp();
    await expectTruth();
  },
  60_000,
);
