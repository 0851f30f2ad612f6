import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimitedLog } from './logs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('issue 13: logs a flood of errors as one line a minute, with a count', () => {
  const lines: string[] = [];
  const log = createLimitedLog('preview', (line) => void lines.push(line));
  for (let i = 0; i < 1_000; i++) log(`error ${i}`);
  expect(lines).toEqual(['preview: error 0']);
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toBe('preview: 999 more in the last minute');
  log('in between');
  vi.advanceTimersByTime(60_000);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(3);
  log('much later');
  expect(lines.at(-1)).toBe('preview: much later');
});

test('cuts a message with line breaks to one line of the log', () => {
  const lines: string[] = [];
  createLimitedLog(
    'csp',
    (line) => void lines.push(line),
  )(`a\r\nb\u001b[31m\u2028\u202e${'x'.repeat(5_000)}`);
  expect(lines[0]).toMatch(/^csp: a b \[31m x+…$/);
  expect(lines[0]?.length).toBeLessThan(320);
});
