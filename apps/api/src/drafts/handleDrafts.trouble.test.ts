import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@org/server-kit';
import { provideTemplate } from '@org/server-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openApiDatabase } from '../database.ts';
import { createMemoryDraftStore } from './createMemoryDraftStore.ts';
import { createSqlDraftStore } from './createSqlDraftStore.ts';
import { DRAFT_LIFE_MS, type DraftStore } from './draftStore.ts';
import { handleDrafts } from './handleDrafts.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const folder = mkdtempSync(join(tmpdir(), 'drafts-trouble-'));
let database: Database;

beforeAll(async () => {
  const opened = await openApiDatabase(
    { kind: 'folder', path: join(folder, 'database') },
    await provideTemplate(),
  );
  if (opened) database = opened;
}, 240_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (store: DraftStore) => {
  const time = { now: Date.now() };
  const siwe = {
    admit: async (request: Request) => ({ body: new Uint8Array(await request.arrayBuffer()) }),
    findSession: async () => ({ address, chainId: 1, subject: address, expiresAt: '' }) as const,
  };
  const handle = handleDrafts({ siwe, store, clock: () => time.now });
  const send = (method: string, id: string, body?: string) =>
    handle(
      new Request(`http://localhost/api/drafts/${id}`, { method, ...(body !== undefined && { body }) }),
      {},
    );
  return { send, time };
};

describe.each(['memory', 'PGlite'])('drafts in %s', (kind) => {
  beforeEach(async () => void (await database.query('delete from drafts', [])));
  const createStore = (limits: { maxBytes?: number } = {}) =>
    kind === 'memory' ? createMemoryDraftStore(limits) : createSqlDraftStore(database.query, limits);

  test('answers 503 when the store is full, and still deletes drafts', async () => {
    const { send, time } = open(createStore({ maxBytes: 2_200 }));
    for (const id of ['a', 'b']) expect((await send('PUT', id, '{}')).status).toBe(201);
    const full = await send('PUT', 'c', '{}');
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await full.json()).toMatchObject({ code: 'unavailable', limit: 'store' });
    // A second save of the same content succeeds; the conflicting version is not reported as kept.
    const conflict = await send('PUT', 'a', '{"b":1}');
    expect(conflict.status).toBe(409);
    expect(await conflict.json()).toMatchObject({ current: { content: {} }, kept: null });
    expect((await send('DELETE', 'a')).status).toBe(204);
    time.now += 60_000;
    expect((await send('PUT', 'c', '{}')).status).toBe(201);
  });

  test('removes expired drafts, also without requests', async () => {
    const store = createStore();
    const { time } = open(store);
    const draft = { id: 'a', version: 'v', content: '{}' };
    const saved = { former: null, saver: { network: 'here', isKnown: false }, since: 0 };
    await store.save({ ...saved, owner: address, draft: { ...draft, updatedAt: time.now } });
    await store.save({ ...saved, owner: other, draft: { ...draft, updatedAt: time.now + 1 } });
    time.now += DRAFT_LIFE_MS;
    const removed = vi.spyOn(store, 'removeExpired');
    vi.advanceTimersByTime(600_000);
    await removed.mock.results[0]?.value;
    expect(await store.list(address, 0)).toEqual([]);
    expect(await store.list(other, 0)).toHaveLength(1);
  });
});

test('logs a failing store once a minute', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const find = () => Promise.reject(new Error('no connection'));
  const { send, time } = open({ ...createMemoryDraftStore(), find });
  for (let i = 0; i < 3; i += 1) expect((await send('GET', 'a')).status).toBe(503);
  expect(log.mock.calls).toEqual([['warning: drafts: store: no connection']]);
  time.now += 60_000;
  await send('GET', 'a');
  expect(log).toHaveBeenCalledTimes(2);
});
