import { createDatabase } from '@org/server-kit/testing';
import { inject } from 'vitest';
import { testAnswers } from '../../test/answers/testAnswers.ts';
import { openScanDatabase } from '../store/openDatabase.ts';

testAnswers(async () => {
  const { url } = await createDatabase(inject('postgresUrl'));
  return openScanDatabase({ url });
});
