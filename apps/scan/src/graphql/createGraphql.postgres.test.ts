import { createDatabase } from '@org/server-kit/testing';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { testAnswers } from '../../test/answers/testAnswers.ts';
import { testBudget } from '../../test/answers/testBudget.ts';
import { openScanDatabase } from '../store/openDatabase.ts';
import { createGraphql } from './createGraphql.ts';

testAnswers(async () => {
  const { url } = await createDatabase(inject('postgresUrl'));
  return openScanDatabase({ url });
});

testBudget(async () => {
  const { url } = await createDatabase(inject('postgresUrl'));
  return openScanDatabase({ url });
});

const QUESTION = { query: '{ attestations { id } }' };

test('ends a query that takes too long, with an error', async () => {
  const { url, drop } = await createDatabase(inject('postgresUrl'));
  const hasty = new URL(url);
  hasty.searchParams.set('statement_timeout', '500');
  const db = await openScanDatabase({ url: hasty.href });
  const logged: unknown[] = [];
  const graphql = createGraphql({ db, log: (...event) => logged.push(event) });
  const other = new pg.Client(url);
  await other.connect();
  // Readers have to wait for this.
  await other.query('begin; lock table attestation in access exclusive mode');
  const { outcome, body } = await graphql.answer(QUESTION);
  await other.end();
  expect(outcome).toBe('refused');
  expect(JSON.parse(body).errors).toEqual([
    {
      message: 'The query takes too long: add conditions to where, or request less.',
      extensions: { code: 'too-much' },
    },
  ]);
  expect(logged).toEqual([]);
  await db.close();
  await drop();
});

test('answers that the database is gone, without details', async () => {
  const { url, drop } = await createDatabase(inject('postgresUrl'));
  const db = await openScanDatabase({ url });
  const logged: string[] = [];
  const graphql = createGraphql({ db, log: (message, facts) => logged.push(`${message} ${facts?.error}`) });
  expect((await graphql.answer(QUESTION)).outcome).toBe('answered');
  await drop();
  const { outcome, body } = await graphql.answer(QUESTION);
  expect(outcome).toBe('busy');
  expect(JSON.parse(body)).toEqual({
    errors: [{ message: 'The database does not answer: retry later.', extensions: { code: 'busy' } }],
  });
  expect(logged.join()).toContain('does not exist');
  await db.close();
});
