import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@org/server-kit';
import { provideTemplate } from '@org/server-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDraftsApp, type Draft } from '../../test/createDraftsApp.ts';
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

describe.each(['memory', 'PGlite'])('versions of drafts in %s', (kind) => {
  beforeEach(async () => {
    await database?.query('delete from drafts', []);
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

  test('saves a repeated save once', async () => {
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

  test('reports that the draft was deleted', async () => {
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
