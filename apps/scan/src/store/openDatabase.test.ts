import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { claimDatabase, createScanStore } from './createStore.ts';
import { dumpEmptyScanDatabase, openScanDatabase } from './openDatabase.ts';

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

test('keeps rows in a folder, and the chain it belongs to', async () => {
  const directory = join(folder, 'deep', 'data');
  writeFileSync(template, gzipSync(await dumpEmptyScanDatabase()));
  const first = await openScanDatabase({ url: `file:${directory}`, template });
  await claimDatabase(first, 'chain 1');
  await createScanStore(first).commit({ ...nothing, blocks: [block] });
  await first.close();

  const second = await openScanDatabase({ url: `file:${directory}`, template });
  expect(await createScanStore(second).getLastBlock()).toEqual(block);
  // As on a replica: known facts are not written again.
  await second.query(sql`set default_transaction_read_only = on`);
  await claimDatabase(second, 'chain 1');
  await expect(claimDatabase(second, 'chain 2')).rejects.toMatchObject({
    code: 'wrong-database',
    message: expect.stringContaining('The database holds chain 1, not chain 2'),
  });
  await second.close();
}, 240_000);

test('opens the same database with a template, without it, and with a broken one', async () => {
  const missing = pathToFileURL(join(folder, 'nowhere.tar.gz'));
  const db = await openScanDatabase({ url: null, template: missing });
  expect(await createScanStore(db).getLastBlock()).toBeNull();
  await db.close();
}, 240_000);
