import { createDatabase } from '@org/server-kit/testing';
import { expect, inject, onTestFinished, test } from 'vitest';
import { fillDatabase } from '../../test/answers/fillDatabase.ts';
import { readTables } from '../../test/readTables.ts';
import { createScanStore } from './createStore.ts';
import { emptyDatabase, openScanDatabase } from './openDatabase.ts';

test('empties the database; rejects while another process writes', async () => {
  const { url, drop } = await createDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const db = await openScanDatabase({ url });
  onTestFinished(() => db.close());
  const lead = await db.tryLead();
  if (!lead) throw new Error('nobody else is there');
  await fillDatabase(lead.session);

  await expect(emptyDatabase(url)).rejects.toMatchObject({
    code: 'database',
    message: 'Another process writes to this database: stop it first.',
  });
  expect(await createScanStore(db).getLastBlock()).toMatchObject({ number: 42 });
  await lead.release();
  await emptyDatabase(url);
  expect(await createScanStore(db).getLastBlock()).toBeNull();
  expect(Object.values(await readTables(db)).flat()).toEqual([]);
});
