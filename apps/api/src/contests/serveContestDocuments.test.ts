import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@org/server-kit';
import { provideTemplate } from '@org/server-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../test/createTestApp.ts';
import { makePicture } from '../../test/makePicture.ts';
import { openApiDatabase } from '../database.ts';
import { createDocumentStore } from './documentStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
let database: Database;

beforeAll(async () => {
  const settings = { kind: 'folder', path: join(folder, 'database') } as const;
  database = (await openApiDatabase(settings, await provideTemplate())) as Database;
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const ORIGIN = 'http://localhost:3000';

/** A whole server, and clients that send a body when the test says so. */
function open() {
  const { app } = createTestApp({}, database);
  const send = (path: string, from: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const isDraft = path.startsWith('/api/drafts');
    const type = isDraft ? 'application/json' : 'application/octet-stream';
    const init = { method: isDraft ? 'PUT' : 'POST', body, duplex: 'half' };
    const all = { origin: ORIGIN, 'content-type': type, ...headers };
    return Promise.resolve(
      app.request(path, { ...init, headers: all }, { incoming: { socket: { remoteAddress: from } } }),
    );
  };
  const sendSlowly = (path: string, from: string, headers?: Record<string, string>) => {
    let isRead = false;
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    const body = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          isRead = true;
          controller.enqueue(await promise);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const answer = send(path, from, body, headers);
    return { answer, isRead: () => isRead, finish: resolve };
  };
  return { send, sendSlowly };
}

test('reads no body of a /48 beyond its share, and those of all others', async () => {
  const { send, sendSlowly } = open();
  const slow = Array.from({ length: 500 }, (_, n) =>
    // Uploads and drafts share it, declared or not.
    sendSlowly(n % 2 === 0 ? '/api/documents' : `/api/drafts/${n}`, `2001:db8:7:${n.toString(16)}::1`, {
      ...(n % 4 === 0 && { 'content-length': '262144' }),
    }),
  );
  const refused = await Promise.race([
    Promise.all(slow.slice(100).map(({ answer }) => answer)),
    slow[0]?.answer.then(() => []),
  ]);
  expect(refused).toHaveLength(400);
  for (const answer of refused ?? []) {
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('5');
  }
  const read = slow.filter(({ isRead }) => isRead());
  // Twice the share of a /64.
  expect(read).toHaveLength(Math.ceil(24_000_000 / 262_144));
  for (const from of ['2001:db8:8::1', '192.0.2.1']) {
    expect((await send('/api/documents', from, makePicture(100_000))).status).toBe(201);
    expect((await send('/api/drafts/a', from, '{}')).status).toBe(401);
  }
  for (const { finish } of read) finish(new TextEncoder().encode('{}'));
  await Promise.all(slow.map(({ answer }) => answer));
  expect((await send('/api/documents', '2001:db8:7:ffff::1', makePicture(100_000, 1))).status).toBe(201);
});

test('counts the pictures of a document that is signed later in its part, and keeps no others for it', async () => {
  await database.query('delete from documents', []);
  const [HOUR, DAY, start] = [3_600_000, 86_400_000, 1_800_000_000_000];
  const store = createDocumentStore(database.query, { maxBytes: 4_000_000 });
  const save = (name: string, pictures: readonly string[], lifeMs: number, now = start) =>
    store.save({
      ...{
        cid: name,
        bytes: makePicture(100, name.length),
        isText: false,
        pictures,
        networks: [],
        now,
        lifeMs,
      },
    });
  const sweepAt = (now: number) => store.sweep(now, async () => false);
  // Half a megabyte is open to what is signed later: each counts as 64 kB.
  const pictures = Array.from({ length: 8 }, (_, n) => `picture-${n}`);
  for (const each of pictures) expect(await save(each, [], HOUR)).toBeUndefined();
  expect(await save('too many', pictures, 14 * DAY)).toBe('store');
  const few = pictures.slice(0, 3);
  expect(await save('few', [...few, 'added'], 14 * DAY)).toBeUndefined();
  expect(await save('added', [], HOUR)).toBeUndefined();
  await sweepAt(start + HOUR);
  expect(await store.listMissing([...pictures, 'added'])).toEqual([...pictures.slice(3), 'added']);
  expect(await save('more', [], 14 * DAY)).toBeUndefined();
  for (const name of ['x', 'y']) expect(await save(name, [], 14 * DAY)).toBeUndefined();
  expect(await save('z', [], 14 * DAY)).toBe('store');
  await sweepAt(start + 14 * DAY);
  expect(await store.listMissing(few)).toEqual(few);
});

test('vacuums an embedded database before much has piled up, also if nothing was deleted', async () => {
  let vacuums = 0;
  let isDown = false;
  const vacuum = async (table: string) => {
    vacuums += 1;
    if (isDown) throw new Error('took too long');
    await database.vacuum?.(table);
  };
  const store = createDocumentStore(database.query, { vacuum, vacuumBytes: 300_000 });
  const save = (n: number) =>
    store.save({
      ...{ cid: `vacuumed-${n}`, bytes: makePicture(150_000, n), isText: false, pictures: [], networks: [] },
      ...{ now: n, lifeMs: 3_600_000 },
    });
  const countVacuums = async (now = 0) => {
    await store.sweep(now, async () => true).catch(() => undefined);
    return vacuums;
  };
  await save(1);
  expect(await countVacuums()).toBe(0);
  await save(2);
  expect(await countVacuums()).toBe(1);
  expect(await countVacuums()).toBe(1);
  // A vacuum that failed is repeated.
  isDown = true;
  for (const n of [3, 4]) await save(n);
  expect(await countVacuums()).toBe(2);
  isDown = false;
  expect(await countVacuums(300_000)).toBe(3);
  expect(await countVacuums(900_000)).toBe(3);
  // A new process vacuums what an earlier one left.
  const next = createDocumentStore(database.query, { vacuum });
  await next.sweep(1_200_000, async () => true);
  expect(vacuums).toBe(4);
});

test('keeps a picture that is stored after the document that is signed later', async () => {
  await database.query('delete from documents', []);
  const [HOUR, DAY, start] = [3_600_000, 86_400_000, 1_800_000_000_000];
  const store = createDocumentStore(database.query, { maxBytes: 4_000_000 });
  const save = (cid: string, pictures: readonly string[], lifeMs: number) =>
    store.save({
      ...{ cid, bytes: makePicture(100, cid.length), isText: false, pictures, networks: [], now: start },
      lifeMs,
    });
  const pictures = Array.from({ length: 8 }, (_, n) => `picture-${n}`);
  expect(await save('contest', pictures, 14 * DAY)).toBeUndefined();
  for (const each of pictures) expect(await save(each, [], HOUR)).toBeUndefined();
  // Pictures are within the limit, too.
  expect(await save('contest', pictures, 14 * DAY)).toBe('store');
  expect(await save('small', pictures.slice(0, 3), 14 * DAY)).toBeUndefined();
  expect(await save('another', ['cover'], 14 * DAY)).toBeUndefined();
  expect(await save('cover', [], HOUR)).toBeUndefined();
  expect(await save('another', ['cover'], 14 * DAY)).toBeUndefined();
  await store.sweep(start + HOUR, async () => false);
  expect(await store.listMissing([...pictures.slice(0, 4), 'cover'])).toEqual(['picture-3']);
});

test('reserves what a request declares, and reads no more of it', async () => {
  const { send, sendSlowly } = open();
  const slow = Array.from({ length: 1_000 }, (_, n) =>
    sendSlowly('/api/documents', `2001:db8:7:${n.toString(16)}::1`, { 'content-length': '1000' }),
  );
  const declare = (bytes: string) =>
    send('/api/documents', '192.0.2.1', makePicture(1_001), { 'content-length': bytes });
  expect((await declare('1001')).status).toBe(201);
  for (const less of ['1000', '262145']) expect((await declare(less)).status).toBe(413);
  for (const { finish } of slow) finish(makePicture(1_000));
  // Few saves wait for the database: 503 beyond these.
  for (const { answer } of slow) expect([201, 503]).toContain((await answer).status);
});
