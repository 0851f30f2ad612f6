import { DatabaseError } from '@org/server-kit';
import { expect, test, vi } from 'vitest';
import type { ReadRows } from '../store/database.ts';
import { createGraphql } from './createGraphql.ts';
import { limits } from './question/limits.ts';

const QUESTION = { query: '{ attestations { id } }' };

test('rejects queries over the limit, and recovers', async () => {
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

test('issue 13: prepares 96 MB of answers at most, 8 short and 2 long ones; the others wait', async () => {
  const { maxAnswerBytes, shortAnswerBytes } = limits;
  const waiting: { budget: unknown; answer: () => void }[] = [];
  const read: ReadRows = async ({ values, text }) => {
    if (!text.includes('"attestation" t1')) return [];
    // The budget of the answer is one of the values.
    const budget = values.find((value) => value === maxAnswerBytes || value === shortAnswerBytes);
    if (budget === shortAnswerBytes && text.includes('"data"'))
      throw Object.assign(new Error('attestations'), { code: 'SCAN1' });
    await new Promise<void>((resolve) => waiting.push({ budget, answer: resolve }));
    return [];
  };
  const graphql = createGraphql({ db: { read }, limits: { maxQueueMs: 500 }, log: vi.fn() });
  const ask = (query: string, count: number) =>
    Array.from({ length: count }, (_, nth) => graphql.answer({ query }, { client: [`${query} ${nth}`] }));
  const long = ask('{ attestations { data } }', 5);
  await vi.waitUntil(() => waiting.length === limits.maxRunningLong);
  const short = ask(QUESTION.query, 10);
  const late = await Promise.all([...long.slice(2), ...short.slice(8)]);
  expect(new Set(late.map(({ outcome }) => outcome))).toEqual(new Set(['busy']));
  const budgets = waiting.map(({ budget }) => Number(budget));
  expect(budgets).toEqual([...Array(2).fill(maxAnswerBytes), ...Array(8).fill(shortAnswerBytes)]);
  expect(budgets.reduce((sum, bytes) => sum + bytes)).toBe(96_000_000);
  for (const { answer } of waiting) answer();
  const early = await Promise.all([...long.slice(0, 2), ...short.slice(0, 8)]);
  expect(new Set(early.map(({ outcome }) => outcome))).toEqual(new Set(['answered']));
});

test('answers short queries while every client waits for a long answer, and reads a long one once', async () => {
  const waiting: (() => void)[] = [];
  const budgets: unknown[] = [];
  const read: ReadRows = async ({ values, text }) => {
    if (!text.includes('"data"')) return [];
    budgets.push(values.find((value) => value === 100 || value === 1_000));
    if (values.includes(100)) throw Object.assign(new Error('attestations'), { code: 'SCAN1' });
    await new Promise<void>((resolve) => waiting.push(resolve));
    return [];
  };
  const limits = { shortAnswerBytes: 100, maxAnswerBytes: 1_000 };
  const graphql = createGraphql({ db: { read, isShared: false }, limits, log: vi.fn() });
  const long = { query: '{ attestations { data } }' };
  const asked = [graphql.answer(long, { client: ['0'] })];
  await vi.waitUntil(() => waiting.length === 1);
  for (let nth = 1; nth < 9; nth++)
    asked.push(graphql.answer(long, { client: [`${nth}`], isGone: () => nth > 1 }));
  const short = await Promise.all(
    [1, 2, 3].map((nth) => graphql.answer(QUESTION, { client: [`short ${nth}`] })),
  );
  expect(short.map(({ outcome }) => outcome)).toEqual(['answered', 'answered', 'answered']);
  waiting.shift()?.();
  await vi.waitUntil(() => waiting.length === 1);
  waiting.shift()?.();
  const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['answered', 'answered', ...Array(7).fill('busy')]);
  expect(budgets).toEqual([100, 1_000, 1_000]);
});

test('issue 13: endless queries of one client do not block other clients', async () => {
  const answerAll: (() => void)[] = [];
  const read: ReadRows = async ({ values }) => {
    if (values.includes('0xheavy')) await new Promise<void>((resolve) => answerAll.push(resolve));
    return [];
  };
  const log = vi.fn();
  const limits = { maxQueueMs: 20 };
  const heavy = { query: '{ attestations(where: { data: { equals: "0xheavy" } }) { id } }' };
  for (const isShared of [true, false]) {
    const graphql = createGraphql({ db: { read, isShared }, log, limits });
    const asked = Array.from({ length: 30 }, () => graphql.answer(heavy, { client: ['one'] }));
    expect((await graphql.answer(QUESTION, { client: ['another'] })).outcome).toBe('answered');
    const most = isShared ? 4 : 1;
    const outcomes = (await Promise.all(asked.slice(most))).map(({ outcome }) => outcome);
    expect(new Set(outcomes)).toEqual(new Set(['busy']));
    for (const answer of answerAll.splice(0)) answer();
    expect((await Promise.all(asked)).filter(({ outcome }) => outcome === 'answered')).toHaveLength(most);
  }
  expect(log).toHaveBeenCalledWith('A query was rejected.', {
    level: 'debug',
    reason: 'Too many queries at once: retry later.',
  });
  expect(new Set(log.mock.calls.map(([message]) => message)).size).toBe(1);
});

test('issue 13: rejects a statement that timed out for a while without running it', async () => {
  let asked = 0;
  const read: ReadRows = async ({ text }) => {
    if (!text.includes('"data"')) return [];
    asked++;
    throw Object.assign(new Error('too long'), { code: '57014' });
  };
  const graphql = createGraphql({ db: { read }, log: vi.fn() });
  const ask = (value: string, client: string) =>
    graphql.answer(
      { query: `{ attestations(where: { data: { equals: "${value}" } }) { id } }` },
      { client: [client] },
    );
  const bodies = new Set<string>();
  for (const value of ['0x1', '0x1', '0x2']) bodies.add((await ask(value, 'one')).body);
  bodies.add((await ask('0x1', 'another')).body);
  expect(asked).toBe(1);
  // The same statement with other values may be fast: another client may run it.
  bodies.add((await ask('0x3', 'another')).body);
  expect(asked).toBe(2);
  expect([...bodies].join()).toContain('takes too long');
  expect(bodies.size).toBe(1);
  expect((await graphql.answer(QUESTION, { client: ['one'] })).outcome).toBe('answered');
});

test('issue 13: rejects a statement that waits too long for PGlite as busy, without logging an error', async () => {
  const log = vi.fn();
  const read: ReadRows = async () => {
    throw new DatabaseError(Object.assign(new Error('too many wait'), { code: 'queue-full' }));
  };
  expect((await createGraphql({ db: { read }, log }).answer(QUESTION)).outcome).toBe('busy');
  expect(log.mock.calls).toEqual([['A query was rejected.', { level: 'debug', reason: expect.any(String) }]]);
});

test('logs an internal error with the id of its request, without details for the client', async () => {
  const log = vi.fn();
  const read: ReadRows = async () => {
    throw new TypeError('a secret');
  };
  const graphql = createGraphql({ db: { read }, log });
  const { outcome, body } = await graphql.answer(QUESTION, { requestId: 'id-of-nginx' });
  expect([outcome, JSON.parse(body)]).toEqual([
    'failed',
    { errors: [{ message: 'Unexpected error.', extensions: { code: 'internal' } }] },
  ]);
  expect(log).toHaveBeenCalledWith('A query failed.', {
    level: 'error',
    requestId: 'id-of-nginx',
    error: new TypeError('a secret'),
  });
});
