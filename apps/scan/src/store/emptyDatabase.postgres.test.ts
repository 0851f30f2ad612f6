import { expect, inject, onTestFinished, test } from 'vitest';
import { fillDatabase } from '../../test/answers/fillDatabase.ts';
import { createDatabase } from '../../test/createDatabase.ts';
import { readTables } from '../../test/readTables.ts';
import { createStore } from './createStore.ts';
import { openDatabase, reindex } from './openDatabase.ts';

test('nothing is left to read on from; while somebody writes it is refused', async () => {
  const { url, drop } = await createDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const db = await openDatabase({ url });
  onTestFinished(() => db.close());
  const lead = await db.tryLead();
  if (!lead) throw new Error('nobody else is there');
  await fillDatabase(lead.session);

  await expect(reindex(url)).rejects.toMatchObject({
    code: 'database',
    message: 'Another process writes to this database: stop it first.',
  });
  expect(await createStore(db).getLastBlock()).toMatchObject({ number: 42 });
  await lead.release();
  await reindex(url);
  expect(await createStore(db).getLastBlock()).toBeNull();
  expect(Object.values(await readTables(db)).flat()).toEqual([]);
});
