import { provideTemplate } from '@org/server-kit/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFakeChain, fakeAddresses } from '../../test/sync/createFakeChain.ts';
import { createSchemaCache } from '../decoded/parseSchemaDefinition.ts';
import { RpcError, type RpcErrorCode } from '../rpc/errors.ts';
import { createScanStore } from '../store/createStore.ts';
import { createWriteBehind } from '../store/createWriteBehind.ts';
import type { SqlDatabase } from '../store/database.ts';
import { openScanDatabase } from '../store/openDatabase.ts';
import { createIndexer } from './createIndexer.ts';
import { createRange } from './readRange.ts';
import { createSetBackWatch } from './syncOnce.ts';

vi.setConfig({ hookTimeout: 180_000, testTimeout: 60_000 });

let db: SqlDatabase;

beforeAll(async () => {
  db = await openScanDatabase({ url: null, template: await provideTemplate() });
});
afterAll(() => db.close());

const start = (facts: {
  fetchHead: () => Promise<never>;
  isBroken: () => boolean;
  log: (line: string) => void;
}) => {
  const chain = createFakeChain();
  chain.mine([]);
  const client = {
    ...chain.client,
    fetchHead: () => (facts.isBroken() ? facts.fetchHead() : chain.client.fetchHead()),
  };
  const stopping = new AbortController();
  const indexer = createIndexer({
    open: async () => db,
    connect: async (session) => ({
      client,
      ...fakeAddresses,
      schemaCache: createSchemaCache(),
      now: () => 5_000,
      store: createWriteBehind(createScanStore(session)),
      startBlock: 0,
      range: createRange(),
      newestBlocks: 0,
      setBack: createSetBackWatch({ patienceMs: 0 }),
      check: { readBloom: () => null, maxHeaders: 16, expected: new Map(), gaps: new Map(), kept: new Map() },
      audit: null,
    }),
    poll: { busyMs: 1, idleMs: 1 },
    maxPauseMs: 2,
    log: facts.log,
  });
  const running = indexer.run(stopping.signal);
  return {
    indexer,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};

test.each<RpcErrorCode>(['rpc-busy', 'rpc-unreachable', 'rpc-answer', 'rpc-refused'])(
  'retries an endpoint that answers %s, and reports it in health until it recovers',
  async (code) => {
    let isBroken = true;
    const lines: string[] = [];
    const { indexer, stop } = start({
      isBroken: () => isBroken,
      fetchHead: () => Promise.reject(new RpcError({ code, method: 'eth_getBlockByNumber', detail: 'no' })),
      log: (line) => lines.push(line),
    });
    await vi.waitUntil(() => (indexer.state.trouble?.attempts ?? 0) > 20);
    expect(indexer.state).toMatchObject({ status: 'trouble', role: 'writer', trouble: { code } });
    // Logs fewer lines than attempts.
    expect(lines.length).toBeLessThan(10);
    isBroken = false;
    await vi.waitUntil(() => indexer.state.status === 'live');
    expect(indexer.state.trouble).toBeNull();
    expect(lines.join()).toContain('Recovered after');
    await stop();
  },
);
