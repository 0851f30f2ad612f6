import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@org/server-kit';
import { provideTemplate } from '@org/server-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ben } from '../../test/createBrowser.ts';
import { createDraftsApp, type Draft } from '../../test/createDraftsApp.ts';
import { createTestApp, createVisitor } from '../../test/createTestApp.ts';
import { openApiDatabase } from '../database.ts';

const folder = mkdtempSync(join(tmpdir(), 'drafts-'));
let database: Database | null = null;

beforeAll(async () => {
  database = await openApiDatabase(
    { kind: 'folder', path: join(folder, 'database') },
    await provideTemplate(),
  );
}, 240_000);
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true });
});

describe.each(['memory', 'PGlite'])('drafts in %s', (kind) => {
  beforeEach(async () => {
    await database?.query('delete from drafts', []);
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

  test('accepts 64 levels at most', async () => {
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

  test('keeps drafts of accounts apart', async () => {
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

  test('requires a session', async () => {
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

  test('limits an account to 200 drafts, also when they arrive at once', { timeout: 60_000 }, async () => {
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

  test('accepts JSON objects of up to 64 kB, without reading them', async () => {
    const { open } = start();
    const visitor = await open();
    const sized = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
    expect((await visitor.sendJson('PUT', '/api/drafts/a', sized(65_536))).status).toBe(201);
    expect((await visitor.sendJson('PUT', '/api/drafts/b', sized(65_537))).status).toBe(413);
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
  ])('accepts at %s only %s', async (path, allowed) => {
    const { open } = start();
    const answer = await (await open()).send(path, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
  });
});
