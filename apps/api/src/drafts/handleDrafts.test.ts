import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@org/server-kit';
import { provideTemplate } from '@org/server-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ben } from '../../test/createBrowser.ts';
import { createDraftsApp, createTestApp, createVisitor, type Draft } from '../../test/createTestApp.ts';
import { openApiDatabase } from '../database.ts';
import { createMemoryDraftStore } from './createMemoryDraftStore.ts';
import { createSqlDraftStore } from './createSqlDraftStore.ts';
import { DRAFT_LIFE_MS, type DraftStore } from './draftStore.ts';
import { handleDrafts, readIfMatch } from './handleDrafts.ts';

const folder = mkdtempSync(join(tmpdir(), 'drafts-'));
let database: Database;

beforeAll(async () => {
  const settings = { kind: 'folder', path: join(folder, 'database') } as const;
  // A folder always has a database.
  database = (await openApiDatabase(settings, await provideTemplate())) as Database;
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe.each(['memory', 'PGlite'])('in %s', (kind) => {
  beforeEach(async () => {
    await database.query('delete from drafts', []);
  });

  const start = () => createDraftsApp(kind === 'memory' ? null : database);

  test('saves drafts, reads them on another device, and changes them', async () => {
    const { open, time } = start();
    const phone = await open();
    const created = await phone.save('a', 'begun');
    expect(created.status).toBe(201);
    const draft = (await created.json()) as Draft;
    expect(created.headers.get('etag')).toBe(`"${draft.version}"`);
    expect(draft).toMatchObject({
      id: 'a',
      content: { text: 'begun' },
      updatedAt: new Date(time.now).toISOString(),
    });
    const desktop = await open();
    expect(await desktop.read('a')).toEqual(draft);
    const updated = await desktop.save('a', 'finished', draft.version);
    expect(updated.status).toBe(200);
    expect((await phone.read('a')).content.text).toBe('finished');
  });

  test('returns drafts exactly as sent', async () => {
    const { open } = start();
    const visitor = await open();
    const id = '/api/drafts/a';
    const headers = { 'content-type': 'application/json' };
    const put = (body: string, more = {}) =>
      visitor.send(id, { method: 'PUT', body, headers: { ...headers, ...more } });
    const text = '{ "b":1e999,"2":12345678901234567890, "1":[1e20,1.0] ,"t":"\\ud800\\u0000\\"}]"}';
    await put('{}');
    const edges = `{"t":[${'1e20,'.repeat(13_000)}1]}`;
    for (const sent of [text, edges]) {
      const saved = await put(sent, { 'if-match': '*' });
      const answers = [saved, await visitor.send(id), await visitor.send('/api/drafts/export')];
      for (const answer of answers) expect(await answer.text()).toContain(`"content":${sent}}`);
      const conflict = await put('{"lost":1.0}', { 'if-match': '"old"' });
      const told = await conflict.text();
      expect(told).toContain(`"content":${sent}},"kept":`);
      expect(told).toContain('"content":{"lost":1.0}}}');
      expect(() => JSON.parse(told)).not.toThrow();
    }
  });

  test('accepts drafts with at most 64 levels', async () => {
    const { open } = start();
    const visitor = await open();
    const put = (levels: number, word = '') =>
      visitor.send('/api/drafts/a', {
        method: 'PUT',
        body: `{"w":${JSON.stringify(word)},"t":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`,
        headers: { 'content-type': 'application/json', 'if-match': '*' },
      });
    await visitor.save('a', 'text');
    for (const levels of [65, 4_391, 30_000]) expect((await put(levels)).status).toBe(400);
    expect(await visitor.list()).toEqual(['text']);
    expect((await put(64, '"[[{{\\'.repeat(50))).status).toBe(200);
  });

  test('keeps the drafts of two accounts apart', async () => {
    const { open } = start();
    const mine = await open();
    const theirs = await open(ben);
    await mine.save('a', 'mine');
    expect((await theirs.send('/api/drafts/a')).status).toBe(404);
    expect((await theirs.send('/api/drafts/a', { method: 'DELETE' })).status).toBe(404);
    expect((await theirs.save('a', 'theirs')).status).toBe(201);
    await theirs.send('/api/drafts', { method: 'DELETE' });
    expect(await theirs.list()).toEqual([]);
    expect(await mine.list()).toEqual(['mine']);
  });

  test('refuses drafts without a session', async () => {
    const { app, open } = start();
    const stranger = createVisitor(app);
    const visitor = await open();
    const cookies = new Map(visitor.jar);
    await visitor.send('/api/siwe/logout', { method: 'POST' });
    for (const [name, value] of cookies) visitor.jar.set(name, value);
    for (const somebody of [stranger, visitor]) {
      for (const [method, path] of [
        ['GET', '/api/drafts'],
        ['DELETE', '/api/drafts'],
        ['GET', '/api/drafts/a'],
        ['DELETE', '/api/drafts/a'],
      ] as const)
        expect((await somebody.send(path, { method })).status).toBe(401);
      const answer = await somebody.sendJson('PUT', '/api/drafts/a', {});
      expect(await answer.json()).toMatchObject({ status: 401, code: 'session-required' });
    }
  });

  test('limits an account to 200 drafts, also when they arrive at once', async () => {
    const { open } = start();
    const visitor = await open();
    const answers = await Promise.all(Array.from({ length: 210 }, (_, i) => visitor.save(`d${i}`, 'text')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(200);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(await visitor.list()).toHaveLength(200);
  });

  test('limits the writes of an account per minute, from any network', async () => {
    const { app, time } = createTestApp({ RATE_LIMITS: 'rest=4' }, kind === 'memory' ? null : database);
    const visitor = createVisitor(app, () => time.now);
    const write = (peer: string, method = 'PUT') =>
      visitor.send('/api/drafts/a', {
        peer,
        method,
        ...(method === 'PUT' && { body: '{}', headers: { 'content-type': 'application/json' } }),
      });
    await visitor.signIn();
    for (let i = 0; i < 4; i += 1) expect((await write(`192.0.2.${i}`)).ok).toBe(true);
    const refused = await write('192.0.2.5', 'DELETE');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({ status: 429, code: 'rate-limited' });
    expect((await write('192.0.2.6', 'GET')).status).toBe(200);
    await visitor.signIn(ben);
    expect((await write('192.0.2.7')).status).toBe(201);
    await visitor.signIn();
    time.now += 60_000;
    expect((await write('192.0.2.8', 'DELETE')).status).toBe(204);
  });

  test('expires drafts after 90 days', async () => {
    const { open, time } = start();
    const visitor = await open();
    await visitor.save('a', 'text');
    time.now += 90 * 86_400_000 - 1;
    await visitor.signIn();
    expect(await visitor.list()).toEqual(['text']);
    time.now += 1;
    expect(await visitor.list()).toEqual([]);
    expect((await visitor.send('/api/drafts/a')).status).toBe(404);
    expect((await visitor.save('a', 'again')).status).toBe(201);
  });

  test('accepts JSON objects of up to 256 kB, without reading them', async () => {
    const { open } = start();
    const visitor = await open();
    const sized = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
    expect((await visitor.sendJson('PUT', '/api/drafts/a', sized(262_144))).status).toBe(201);
    expect((await visitor.sendJson('PUT', '/api/drafts/b', sized(262_145))).status).toBe(413);
    for (const body of [[], 'text', 1, null])
      expect((await visitor.sendJson('PUT', '/api/drafts/b', body)).status).toBe(400);
    const odd = { text: "'; drop table drafts; --", __proto__: { a: 1 }, nul: '\u0000' };
    expect((await visitor.sendJson('PUT', '/api/drafts/b', odd)).status).toBe(201);
    expect((await visitor.read('b')).content).toEqual(JSON.parse(JSON.stringify(odd)));
  });

  test.each([
    '/api/drafts/',
    '/api/drafts/a/b',
    '/api/drafts/a%20b',
    `/api/drafts/${'a'.repeat(129)}`,
    '/api/drafts/%',
    '/api/drafts/a%2Fb',
    '/api/drafts/..',
    '/api/drafts/%2E',
  ])('rejects %s as a draft', async (path) => {
    const { open } = start();
    expect((await (await open()).send(path)).status).toBe(404);
  });

  test('finds a draft by any encoding of its id', async () => {
    const { open } = start();
    const visitor = await open();
    await visitor.save('a.b~c', 'text');
    expect(await visitor.read('a%2Eb%7ec')).toMatchObject({ id: 'a.b~c', content: { text: 'text' } });
  });

  test.each([
    ['/api/drafts', 'GET, DELETE'],
    ['/api/drafts/a', 'GET, PUT, DELETE'],
    ['/api/drafts/export', 'GET'],
  ])('the path %s accepts only %s', async (path, allowed) => {
    const { open } = start();
    const answer = await (await open()).send(path, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
  });
});

test.each([
  [null, null],
  ['*', '*'],
  ['"a"', ['a']],
  ['"a", "b"', ['a', 'b']],
  [' ,"a" ,, "b",', ['a', 'b']],
  ['W/"a", "b"', ['b']],
  ['W/"a"', []],
  ['"a,b", "*", ""', []],
])('reads the If-Match header %j as %j', (header, former) => {
  expect(readIfMatch(header)).toEqual(former);
});

test.each(['', 'a', '"a', '"a" "b"', 'w/"a"', '"a", *', '**', ', ,', '"a\u0000"'])('rejects %j', (header) => {
  expect(readIfMatch(header)).toBeUndefined();
});

test('reads a long header in linear time', () => {
  expect(readIfMatch(`${' '.repeat(16_000)}x`)).toBeUndefined();
  expect(readIfMatch(`${', '.repeat(8_000)}x`)).toBeUndefined();
});

describe('handleDrafts', () => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

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

  describe.each(['memory', 'PGlite'])('in %s', (kind) => {
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
      const saved = { former: null, saver: { network: 'here', organizers: [] }, since: 0 };
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
});

describe('handleDrafts', () => {
  describe.each(['memory', 'PGlite'])('versions of drafts in %s', (kind) => {
    beforeEach(async () => {
      await database.query('delete from drafts', []);
    });

    const start = () => createDraftsApp(kind === 'memory' ? null : database);

    test('answers 409 to a save over an unknown version, and keeps both', async () => {
      const { open } = start();
      const phone = await open();
      const { version } = (await (await phone.save('a', 'one')).json()) as Draft;
      const desktop = await open();
      await desktop.save('a', 'of the desktop', version);
      const conflict = await phone.save('a', 'of the phone', version);
      expect(conflict.status).toBe(409);
      // The answer has more members than the problem that it is made of.
      expect(conflict.headers.get('content-length')).toBeNull();
      const problem = (await conflict.json()) as { code: string; current: Draft; kept: Draft };
      expect(problem.code).toBe('draft-conflict');
      expect(problem.current.content.text).toBe('of the desktop');
      expect(problem.kept.content.text).toBe('of the phone');
      expect(await phone.read(problem.kept.id)).toEqual(problem.kept);
      expect(await phone.list()).toEqual(['of the desktop', 'of the phone']);
      // A save without a version gets the same conflict.
      expect((await phone.save('a', 'new')).status).toBe(409);
      // Succeeds with the returned version.
      expect((await phone.save('a', 'both', problem.current.version)).status).toBe(200);
    });

    test('saves a draft once if the save is repeated', async () => {
      const { open } = start();
      const phone = await open();
      const { version } = (await (await phone.save('a', 'one')).json()) as Draft;
      expect((await phone.save('a', 'one')).status).toBe(200);
      await phone.save('a', 'two', version);
      expect((await phone.save('a', 'two', version)).status).toBe(200);
      for (let i = 0; i < 2; i += 1) expect((await phone.save('a', 'three', version)).status).toBe(409);
      expect(await phone.list()).toEqual(['three', 'two']);
    });

    test('keeps the draft that a 409 reports as kept, even after it was edited', async () => {
      const { open, time } = start();
      const phone = await open();
      const { version } = (await (await phone.save('a', 'one')).json()) as Draft;
      await phone.save('a', 'two', version);
      const stale = async () => {
        const { kept } = (await (await phone.save('a', 'three', version)).json()) as { kept: Draft };
        expect(await phone.read(kept.id)).toEqual(kept);
        expect(kept.content.text).toBe('three');
        return kept;
      };
      const first = await stale();
      time.now += 1_000;
      expect(await stale()).toEqual(first);
      await phone.save(first.id, 'three, edited', first.version);
      const second = await stale();
      expect(second.id).not.toBe(first.id);
      expect(await stale()).toEqual(second);
      expect(await phone.list()).toEqual(['three', 'three, edited', 'two']);
    });

    test('reports a conflict for a draft that was deleted', async () => {
      const { open } = start();
      const phone = await open();
      const { version } = (await (await phone.save('a', 'one')).json()) as Draft;
      await phone.send('/api/drafts/a', { method: 'DELETE' });
      const conflict = await phone.save('a', 'two', version);
      expect(conflict.status).toBe(409);
      expect(await conflict.json()).toMatchObject({ current: null, kept: null });
      expect(await phone.list()).toEqual([]);
      expect((await phone.save('a', 'two')).status).toBe(201);
    });

    test('deletes only the named version, and answers 409 with any other', async () => {
      const { open } = start();
      const phone = await open();
      const remove = (header?: string) =>
        phone.send('/api/drafts/a', { method: 'DELETE', headers: header ? { 'if-match': header } : {} });
      const { version } = (await (await phone.save('a', 'one')).json()) as Draft;
      const current = (await (await phone.save('a', 'two', version)).json()) as Draft;
      for (const stale of [`"${version}"`, `W/"${current.version}"`, '""']) {
        const answer = await remove(stale);
        expect(answer.status).toBe(409);
        expect(await answer.json()).toMatchObject({ code: 'draft-conflict', current, kept: null });
      }
      expect((await remove('unquoted')).status).toBe(400);
      expect(await phone.list()).toEqual(['two']);
      expect((await remove(`"other", "${current.version}"`)).status).toBe(204);
      expect((await remove(`"${current.version}"`)).status).toBe(404);
      expect((await remove('*')).status).toBe(404);
      await phone.save('a', 'three');
      expect((await remove('*')).status).toBe(204);
      await phone.save('a', 'four');
      expect((await remove()).status).toBe(204);
    });

    test('reads If-Match as HTTP defines it', async () => {
      const { open } = start();
      const visitor = await open();
      const save = (text: string, header: string) =>
        visitor.sendJson('PUT', '/api/drafts/a', { text }, { 'if-match': header });
      const { version } = (await (await visitor.save('a', 'one')).json()) as Draft;
      expect((await save('weak', `W/"${version}"`)).status).toBe(409);
      expect((await save('list', `"*", W/"x",, "${version}"`)).status).toBe(200);
      expect((await save('star', '"*"')).status).toBe(409);
      for (const header of ['unquoted', `"${version}" "b"`, '*, "b"', 'w/"b"', ','])
        expect((await save('bad', header)).status).toBe(400);
    });
  });
});
