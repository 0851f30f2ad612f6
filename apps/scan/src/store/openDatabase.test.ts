import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { claimDatabase, createStore } from './createStore.ts';
import { holdFolder } from './holdFolder.ts';
import { openDatabase } from './openDatabase.ts';
import { dumpEmptyDatabase } from './openPglite.ts';

const folder = mkdtempSync(join(tmpdir(), 'scan-database-'));
const template = pathToFileURL(join(folder, 'empty.tar.gz'));
const block = { number: 7, hash: `0x${'7'.repeat(64)}` as const, time: 1_000 };
const nothing = {
  schemas: [],
  attestations: [],
  revocations: [],
  namings: [],
  timestamps: [],
  offchainRevocations: [],
};

afterAll(() => rmSync(folder, { recursive: true }));

test('a folder keeps what was written, and to which chain it belongs', async () => {
  const directory = join(folder, 'deep', 'data');
  writeFileSync(template, gzipSync(await dumpEmptyDatabase()));
  const first = await openDatabase({ url: `file:${directory}`, template });
  await claimDatabase(first, 'chain 1');
  await createStore(first).commit({ ...nothing, blocks: [block] });
  await first.close();

  const second = await openDatabase({ url: `file:${directory}`, template });
  expect(await createStore(second).getLastBlock()).toEqual(block);
  await claimDatabase(second, 'chain 1');
  await expect(claimDatabase(second, 'chain 2')).rejects.toMatchObject({
    code: 'wrong-database',
    message: expect.stringContaining('The database holds chain 1, not chain 2'),
  });
  await second.close();
}, 240_000);

test('a template is only a quicker way: without it, or with a broken one, the same database comes', async () => {
  const missing = pathToFileURL(join(folder, 'nowhere.tar.gz'));
  const db = await openDatabase({ url: null, template: missing });
  expect(await createStore(db).getLastBlock()).toBeNull();
  await db.close();
}, 240_000);

test('a folder whose database was never finished is filled anew', async () => {
  const directory = join(folder, 'torn');
  mkdirSync(directory);
  for (const name of ['PG_VERSION', 'unfinished', 'junk']) writeFileSync(join(directory, name), '17');
  const db = await openDatabase({ url: `file:${directory}`, template });
  expect(await createStore(db).getLastBlock()).toBeNull();
  await db.close();
  expect(readdirSync(directory)).not.toEqual(expect.arrayContaining(['junk']));
}, 240_000);

test('a folder that another one holds is refused in a sentence', async () => {
  const directory = join(folder, 'held');
  mkdirSync(directory);
  const giveBack = holdFolder(directory);
  await expect(openDatabase({ url: `file:${directory}` })).rejects.toMatchObject({
    code: 'database',
    message: expect.stringContaining('is in use by another process'),
  });
  giveBack?.();
});

test('a folder that cannot be used is told in a sentence', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(openDatabase({ url: `file:${file}` })).rejects.toMatchObject({ code: 'database' });
}, 240_000);
