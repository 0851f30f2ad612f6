import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createSchemaCache } from '../../src/decoded/parseSchemaDefinition.ts';
import type { ChainClient } from '../../src/eas/createChainClient.ts';
import { createRange } from '../../src/indexer/readRange.ts';
import { createSetBackWatch, type SyncSource, syncOnce } from '../../src/indexer/syncOnce.ts';
import { createScanStore, type Store } from '../../src/store/createStore.ts';
import { createWriteBehind } from '../../src/store/createWriteBehind.ts';
import type { SqlDatabase } from '../../src/store/database.ts';
import { createFakeChain, type FakeChain, fakeAddresses } from './createFakeChain.ts';

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
