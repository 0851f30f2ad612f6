import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog, createPlainLog, createServerLog } from './log.ts';

const collect = (level: 'debug' | 'info') => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ level, write: (line) => lines.push(JSON.parse(line)) });
  return { log, lines };
};

test('writes one line of JSON per event, with its fields', () => {
  const { log, lines } = collect('debug');
  log('Up to date.', { block: 7 });
  log('Request.', { level: 'debug', status: 200 });
  expect(lines).toEqual([
    { time: expect.stringMatching(/^\d{4}-.*Z$/), level: 'info', message: 'Up to date.', block: 7 },
    { time: expect.any(String), level: 'debug', message: 'Request.', status: 200 },
  ]);
});

test('leaves out events below the level', () => {
  const { log, lines } = collect('info');
  log('Request.', { level: 'debug' });
  log('Trouble.', { level: 'warn' });
  expect(lines).toMatchObject([{ message: 'Trouble.' }]);
});

test('logs an error with its stack and cause in one line', () => {
  const { log, lines } = collect('info');
  const cause = Object.assign(new Error('inner\nline'), { code: 'ECONNREFUSED' });
  log('Failed.', { level: 'error', error: new Error('outer', { cause }) });
  log('Failed.', { level: 'error', error: 'a string' });
  expect(lines).toMatchObject([
    {
      error: {
        name: 'Error',
        message: 'outer',
        stack: expect.stringContaining('log.test.ts'),
        cause: { code: 'ECONNREFUSED', message: 'inner\nline' },
      },
    },
    { error: { message: 'a string' } },
  ]);
});

test('prints sentences and stacks for people', () => {
  const lines: string[] = [];
  const log = createPlainLog((line) => lines.push(line));
  log('Up to date.', { block: 7 });
  log('Request.', { level: 'debug' });
  log('Failed.', { level: 'error', error: new Error('why') });
  expect(lines).toEqual(['Up to date.', 'Failed.', expect.stringMatching(/^Error: why\n.*log\.test\.ts/)]);
});

test.each([
  ['debug', ['Request.', 'Up to date.', 'warning: Slow.']],
  ['info', ['Up to date.', 'warning: Slow.']],
  ['warn', ['warning: Slow.']],
] as const)('a server of local chains prints events from its level on: %s', (level, expected) => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => print.mockRestore());
  const log = createServerLog({ level, isLocal: true });
  log('Request.', { level: 'debug' });
  log('Up to date.');
  log('Slow.', { level: 'warn' });
  expect(print.mock.calls).toEqual(expected.map((line) => [line]));
});
