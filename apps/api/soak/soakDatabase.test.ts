import { expect, test } from 'vitest';
import { AFTERWARDS, findProblems, MAX_RSS_MB, type SoakResult } from './soakDatabase.ts';

const figures = (outcomes: Record<string, number>) =>
  Object.fromEntries(Object.entries(outcomes).map(([name, count]) => [name, { count, ms: [] }]));

const result = (afterwards: Record<string, number>, change: Partial<SoakResult> = {}): SoakResult => ({
  phases: [
    { name: 'alias bombs', honest: figures({ ok: 1, timeout: 9 }), attack: figures({ 429: 90 }), memory: {} },
    { name: AFTERWARDS, honest: figures(afterwards), attack: null, memory: {} },
  ],
  acts: {},
  memory: { api: { start: 100, max: 500, end: 200 } },
  ended: [],
  ...change,
});

test('passes when honest requests fail during an attack only', () => {
  expect(findProblems(result({ ok: 10 }))).toEqual([]);
});

test.each([
  ['an honest request fails afterwards', result({ ok: 10, 503: 2 }), '2 honest requests failed'],
  ['no honest request succeeds afterwards', result({}), 'no honest request'],
  [
    'a server takes too much memory',
    result({ ok: 1 }, { memory: { scan: { start: 1, max: MAX_RSS_MB + 1, end: 1 } } }),
    'scan took 1025 MB',
  ],
  ['a server ends', result({ ok: 1 }, { ended: ['scan: SIGABRT'] }), 'scan: SIGABRT'],
])('the soak fails when %s', (_, outcome, said) => {
  expect(findProblems(outcome)).toEqual([expect.stringContaining(said)]);
});
