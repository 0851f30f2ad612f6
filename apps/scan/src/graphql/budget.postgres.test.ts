import { createDatabase } from '@org/server-kit/testing';
import { inject } from 'vitest';
import { testBudget } from '../../test/answers/testBudget.ts';
import { openScanDatabase } from '../store/openDatabase.ts';

testBudget(async () => {
  const { url } = await createDatabase(inject('postgresUrl'));
  return openScanDatabase({ url });
});
