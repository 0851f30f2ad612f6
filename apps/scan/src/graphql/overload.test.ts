import { expect, test, vi } from 'vitest';
import type { ReadRows } from '../store/database.ts';
import { createGraphql } from './createGraphql.ts';
import { limits } from './limits.ts';

const QUESTION = { query: '{ attestations { id } }' };

test('more questions at once than can be answered are sent away; afterwards all is well', async () => {
  let answerAll = () => undefined as unknown;
  const waiting = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  const read: ReadRows = async () => {
    await waiting;
    return [];
  };
  const graphql = createGraphql({ db: { read }, log: vi.fn() });
  const asked = Array.from({ length: limits.maxInFlight + 3 }, () => graphql.answer(QUESTION));
  expect((await Promise.all(asked.slice(-3))).map(({ outcome }) => outcome)).toEqual([
    'busy',
    'busy',
    'busy',
  ]);
  answerAll();
  const outcomes = new Set((await Promise.all(asked.slice(0, -3))).map(({ outcome }) => outcome));
  expect(outcomes).toEqual(new Set(['answered']));
  expect((await graphql.answer(QUESTION)).outcome).toBe('answered');
});

test('a mistake of ours is told to the log, and to nobody else', async () => {
  const log = vi.fn();
  const read: ReadRows = async () => {
    throw new TypeError('a secret');
  };
  const { outcome, body } = await createGraphql({ db: { read }, log }).answer(QUESTION);
  expect([outcome, JSON.parse(body)]).toEqual([
    'failed',
    { errors: [{ message: 'Unexpected error.', extensions: { code: 'internal' } }] },
  ]);
  expect(log).toHaveBeenCalledWith('A question was not answered.', {
    level: 'error',
    error: new TypeError('a secret'),
  });
});
