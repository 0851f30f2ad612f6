import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createSchemaCache } from '../../src/decoded/parseSchemaDefinition.ts';
import type { ChainClient } from '../../src/eas/createChainClient.ts';
import { createRange } from '../../src/indexer/readRange.ts';
import { createSetBackWatch, type SyncSource, syncOnce } from '../../src/indexer/syncOnce.ts';
import { createScanStore, type Store } from '../../src/store/createStore.ts';
import { createWriteBehind } from '../../src/store/createWriteBehind.ts';
import type { SqlDatabase, SqlQueries } from '../../src/store/database.ts';
import { createFakeChain, type FakeChain, fakeAddresses, schemaUid, txidOf } from './createFakeChain.ts';

/** A quoted name: of a table, a column, or a column of a table. */
function ref(...path: string[]): SQL {
  return sql.join(
    path.map((name) => sql.identifier(name)),
    sql`.`,
  );
}

/** Parts of a list, separated by commas. */
function list(parts: readonly unknown[]): SQL {
  return sql.join([...parts] as SQL[], sql`, `);
}

/** Some columns of a table, in chain order. */
export async function rowsOf(db: SqlQueries, table: string, columns: readonly string[]): Promise<object[]> {
  const selected = list(columns.map((column) => ref(column)));
  return db.query(sql<object>`select ${selected} from ${ref(table)} order by "blockNumber", "logIndex"`);
}

/** Compares every table with the chain's current content. */
export async function expectTruth({ db, chain }: SyncSetup): Promise<void> {
  const events = chain.blocks.flatMap((block) =>
    block.events.map((event, logIndex) => ({ ...event, block, txid: txidOf(block, logIndex) })),
  );
  const revokedAt = new Map(events.flatMap((e) => (e.kind === 'revoked' ? [[e.uid, e.block.time]] : [])));
  expect(
    await rowsOf(db, 'attestation', ['id', 'txid', 'time', 'revoked', 'revocationTime', 'schemaId']),
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
  expect(await rowsOf(db, 'schema', ['id', 'index', 'txid', 'time', 'creator'])).toEqual(
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
    expect(await rowsOf(db, table, [column, 'txid', 'timestamp', 'from'])).toEqual(
      events.flatMap((e) =>
        e.kind === kind
          ? { [column]: e.uid, txid: e.txid, timestamp: e.block.time, from: fakeAddresses.sender }
          : [],
      ),
    );
  }
  const head = chain.blocks.at(-1);
  const last = await createScanStore(db).getLastBlock();
  expect(last).toMatchObject({ number: head?.number, hash: head?.hash });
  expect(last?.time ?? head?.time).toBe(head?.time);
}

/** A chain in memory, and everything to read it into a database. Reset before each test. */
export type SyncSetup = {
  readonly db: SqlDatabase;
  chain: FakeChain;
  source: SyncSource;
  newestBlocks: number;
  /** The source of a newly started process. */
  connect: (through?: { client?: ChainClient; wrapStore?: (store: Store) => Store }) => SyncSource;
  catchUp: () => Promise<void>;
  /** Database requests in progress, without the batch that is being written. */
  countOpenQuestions: () => number;
};

export function createSyncSetup(open: () => Promise<SqlDatabase>): SyncSetup {
  let db: SqlDatabase;
  let openQuestions = 0;

  const counted =
    <A extends unknown[], R>(ask: (...question: A) => Promise<R>) =>
    async (...question: A) => {
      openQuestions++;
      try {
        return await ask(...question);
      } finally {
        openQuestions--;
      }
    };
  const countQuestions = (store: Store): Store => ({
    getLastBlock: counted(store.getLastBlock),
    findBlock: counted(store.findBlock),
    getBlockNumbers: counted(store.getBlockNumbers),
    getSchemaDefinitions: counted(store.getSchemaDefinitions),
    findUnknown: counted(store.findUnknown),
    getNewest: counted(store.getNewest),
    findUnrevoked: counted(store.findUnrevoked),
    rollBack: counted(store.rollBack),
    commit: store.commit,
  });

  const connect: SyncSetup['connect'] = ({ client, wrapStore } = {}) => ({
    client: client ?? on.chain.client,
    ...fakeAddresses,
    schemaCache: createSchemaCache(),
    now: () => 5_000,
    store: createWriteBehind(countQuestions(wrapStore?.(createScanStore(db)) ?? createScanStore(db))),
    startBlock: 0,
    range: createRange(10_000),
    newestBlocks: on.newestBlocks,
    setBack: createSetBackWatch({ patienceMs: 0 }),
    check: { readBloom: () => null, maxHeaders: 16, expected: new Map(), gaps: new Map(), kept: new Map() },
    audit: null,
  });
  const catchUp = async () => {
    const { source } = on;
    for (let step = 0; step < 200; step++) if ((await syncOnce(source)).isCaughtUp) return;
    throw new Error('never caught up');
  };
  // Reset before each test.
  const on = {
    get db() {
      return db;
    },
    connect,
    catchUp,
    countOpenQuestions: () => openQuestions,
  } as SyncSetup;

  beforeAll(async () => {
    db = await open();
  }, 180_000);
  afterAll(() => db.close());
  beforeEach(async () => {
    await createScanStore(db).rollBack(null);
    on.chain = createFakeChain();
    on.newestBlocks = 0;
    on.source = connect();
  });
  return on;
}
