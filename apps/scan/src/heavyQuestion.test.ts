import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideTemplate } from '@org/server-kit/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fillDatabase, uid } from '../test/answers/fillDatabase.ts';
import { createGraphql } from './graphql/createGraphql.ts';
import { createMetrics, type Health } from './http/createMetrics.ts';
import { listenScan } from './http/createScanApp.ts';
import { createScanStore } from './store/createStore.ts';
import { openScanDatabase } from './store/openDatabase.ts';

vi.setConfig({ testTimeout: 240_000 });

/** Longer than any test waits. */
const HEAVY = {
  text: 'select count(*) from generate_series(1, 100000000000)',
  values: [] as readonly unknown[],
};

test('issue 13: a slow query on PGlite blocks no other and loses no row', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scan-heavy-'));
  const db = await openScanDatabase({
    url: `file:${folder}`,
    template: await provideTemplate(),
    statementMs: 5_000,
  });
  onTestFinished(async () => {
    await db.close();
    rmSync(folder, { recursive: true });
  });
  const log = vi.fn();
  const health = { ok: true, status: 'live', block: 42, head: 42, lag: 0 } as Health;
  // A query of its own: the same one would be refused for a minute after it timed out.
  const read = (asked: typeof HEAVY) => db.read(asked.text.includes('"decodedDataJson"') ? HEAVY : asked);
  const graphql = createGraphql({ db: { read }, log });
  const app = {
    getGraphql: () => graphql,
    getHealth: () => health,
    checkDatabase: () => db.check(),
    metrics: createMetrics({ getHealth: () => health }),
    hasGraphiql: false,
    log,
  };
  const { port, stop } = await listenScan(app, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => stop(0));
  const url = `http://127.0.0.1:${port}`;
  const ask = (column = 'id') => fetch(`${url}/graphql?query={attestations{${column}}}`);

  await fillDatabase(db);
  const all = { data: { attestations: Array(10).fill({ id: expect.any(String) }) } };
  expect(await (await ask()).json()).toEqual(all);
  let isAnswered = false;
  const asked = ask('decodedDataJson').finally(() => {
    isAnswered = true;
  });
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect(isAnswered).toBe(false);
  // The indexer's writes and other queries wait meanwhile.
  const [answer] = await Promise.all([
    asked,
    createScanStore(db).commit({
      blocks: [{ number: 43, hash: uid(0x43), time: 2_000 }],
      schemas: [],
      attestations: [],
      revocations: [],
      namings: [],
      timestamps: [],
      offchainRevocations: [],
    }),
    // The second query gets its turn within its wait, also when the slow query gets more time because the machine is busy.
    ask().then(async (first) => expect(await first.json()).toEqual(all)),
  ]);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      errors: [
        {
          message: 'The query takes too long: add conditions to where, or request less.',
          extensions: { code: 'too-much' },
        },
      ],
    },
  ]);
  expect(await createScanStore(db).getLastBlock()).toMatchObject({ number: 43 });
});
