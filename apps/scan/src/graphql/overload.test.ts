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

test('issue 13: long answers wait for room of their own, and short ones are not kept waiting', async () => {
  const waiting: (() => void)[] = [];
  const read: ReadRows = async ({ values, text }) => {
    // The budget of the answer is among the values.
    if (values.includes(100)) throw Object.assign(new Error('attestations'), { code: 'SCAN1' });
    if (text.includes('"attestation" t1')) await new Promise<void>((resolve) => waiting.push(resolve));
    return [];
  };
  const limits = { shortAnswerBytes: 100, maxAnswerBytes: 1_000, maxBytesInFlight: 2_000, maxWaitMs: 1 };
  const graphql = createGraphql({ db: { read }, limits, log: vi.fn() });
  const asked = Array.from({ length: 5 }, () => graphql.answer(QUESTION));
  const early = await Promise.all(asked.slice(2));
  expect(early.map(({ outcome }) => outcome)).toEqual(['busy', 'busy', 'busy']);
  expect((await graphql.answer({ query: '{ __typename }' })).outcome).toBe('answered');
  for (const answer of waiting) answer();
  const late = await Promise.all(asked.slice(0, 2));
  expect(late.map(({ outcome }) => outcome)).toEqual(['answered', 'answered']);
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
