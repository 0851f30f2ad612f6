import { createDatabase } from '@org/server-kit/testing';
import { afterAll, inject } from 'vitest';
import { createSyncSetup } from '../../test/sync/createSyncSetup.ts';
import { testAnyOrder } from '../../test/sync/testAnyOrder.ts';
import { testSync } from '../../test/sync/testSync.ts';
import { openScanDatabase } from '../store/openDatabase.ts';

let drop: () => Promise<void>;
const setup = createSyncSetup(async () => {
  const database = await createDatabase(inject('postgresUrl'));
  drop = database.drop;
  return openScanDatabase({ url: database.url });
});
testSync(setup);
testAnyOrder(setup, 'second');
afterAll(() => drop());
