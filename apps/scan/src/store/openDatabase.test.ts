import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { claimDatabase, createScanStore } from './createStore.ts';
import { dumpEmptyScanDatabase, openScanDatabase, readMigrations } from './openDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'scan-database-'));
/** The template that the build ships, if these sources were built: creating a database takes seconds of a processor. */
const isBuilt = process.env.LAUREL_BUILT === '1';
const template = isBuilt
  ? new URL('../../dist/empty-database.tar.gz', import.meta.url)
  : pathToFileURL(join(folder, 'empty.tar.gz'));
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

test('keeps rows in a folder, and the chain it belongs to', async () => {
  const directory = join(folder, 'deep', 'data');
  if (!isBuilt) writeFileSync(template, gzipSync(await dumpEmptyScanDatabase()));
  // Without it the scan would create a database.
  expect(existsSync(template)).toBe(true);
  const first = await openScanDatabase({ url: `file:${directory}`, template });
  await claimDatabase(first, 'chain 1');
  await createScanStore(first).commit({ ...nothing, blocks: [block] });
  await first.close();

  const second = await openScanDatabase({ url: `file:${directory}`, template });
  expect(await createScanStore(second).getLastBlock()).toEqual(block);
  // A replica does not rewrite known facts either.
  await second.query(sql`set default_transaction_read_only = on`);
  await claimDatabase(second, 'chain 1');
  await expect(claimDatabase(second, 'chain 2')).rejects.toMatchObject({
    code: 'wrong-database',
    message: expect.stringContaining('The database holds chain 1, not chain 2'),
  });
  await second.close();
}, 240_000);

// By day the template above is a database that was migrated from nothing, and a test of server-kit opens one without a usable
// template.
test.runIf(process.env.LAUREL_FULL)(
  'opens the same database when the template is missing',
  async () => {
    const missing = pathToFileURL(join(folder, 'nowhere.tar.gz'));
    const db = await openScanDatabase({ url: null, template: missing });
    expect(await createScanStore(db).getLastBlock()).toBeNull();
    await db.close();
  },
  240_000,
);

const readFolder = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'scan-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return readMigrations(pathToFileURL(`${folder}/`)).list;
};

test('reads which older version can use the tables after a migration', () => {
  const title = '-- Adds a column.\n-- usable from version 1\nalter table note add title text;\n';
  const notes = '-- usable from version 1\ncreate table note ();\n';
  const list = readFolder({
    '0001_title.sql': title,
    '0000_notes.sql': notes,
    'notes.txt': '',
  });
  expect(list).toEqual([
    { name: '0000_notes', sql: notes, usableFrom: 1 },
    { name: '0001_title', sql: title, usableFrom: 1 },
  ]);
});

test.each([
  '-- Adds a table.',
  '-- usable from 1',
  '-- Usable from version 1',
  '-- usable from version one',
  ' -- usable from version 1',
])('refuses a migration that does not say so: %j', (line) => {
  expect(() => readFolder({ '0000_notes.sql': `${line}\nselect 1;\n` })).toThrow(
    '0000_notes.sql needs a line like "-- usable from version 3"',
  );
});
