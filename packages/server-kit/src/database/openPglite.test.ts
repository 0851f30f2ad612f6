import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dumpEmptyDatabase, openDatabase } from './openDatabase.ts';

vi.setConfig({ testTimeout: 240_000 });

const folder = mkdtempSync(join(tmpdir(), 'kit-database-'));
const template = pathToFileURL(join(folder, 'empty.tar.gz'));
const migrations = {
  owner: 'test',
  list: [{ name: 'notes', sql: 'create table if not exists note (text text not null, number bigint)' }],
};

afterAll(() => rmSync(folder, { recursive: true }));

const open = (path: string | null, options: { template?: URL; dataFolder?: string } = {}) =>
  openDatabase({
    settings: path === null ? { kind: 'memory' } : { kind: 'folder', path },
    migrations,
    applicationName: 'test',
    ...options,
  });

beforeAll(async () => {
  writeFileSync(template, gzipSync(await dumpEmptyDatabase(migrations)));
}, 240_000);

test('keeps rows in a folder, and adopts one from before versions were recorded', async () => {
  const path = join(folder, 'deep', 'one');
  const dataFolder = join(path, 'data');
  const first = await open(path, { template, dataFolder });
  await first.transaction(({ query }) => query('insert into note values ($1, $2)', ['kept', 7]));
  await first.query('drop table test_migrations');
  await first.close();
  const second = await open(path, { template, dataFolder });
  expect((await second.query('select text from note')).rows).toEqual([{ text: 'kept' }]);
  expect(await second.readText('select text, number, true from note', [])).toEqual([['kept', '7', 't']]);
  await second.close();
  expect(readdirSync(dataFolder)).toContain('PG_VERSION');
});

test('leaves nothing of a transaction that fails', async () => {
  const db = await open(null, { template });
  const failing = db.transaction(async ({ query }) => {
    await query('insert into note values ($1, null)', ['lost']);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await db.query('select * from note')).rows).toEqual([]);
  await expect(db.query('select 1 / 0')).rejects.toMatchObject({ code: 'database', retryable: true });
  await db.close();
});

test('empties a folder whose database was never finished', async () => {
  const path = join(folder, 'torn');
  mkdirSync(path);
  for (const name of ['PG_VERSION', 'unfinished', 'junk']) writeFileSync(join(path, name), '17');
  const db = await open(path, { template });
  expect((await db.query('select * from note')).rows).toEqual([]);
  await db.close();
  expect(readdirSync(path)).not.toEqual(expect.arrayContaining(['junk']));
});

test('refuses a folder that is in use, in a sentence', async () => {
  const path = join(folder, 'held');
  const first = await open(path, { template });
  await expect(open(path)).rejects.toMatchObject({
    code: 'database',
    message: expect.stringContaining('is in use by another process'),
  });
  await first.close();
});

test('says in a sentence that a folder cannot be used', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(open(file)).rejects.toMatchObject({ name: 'StartError', code: 'database' });
});
