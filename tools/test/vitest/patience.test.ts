import { expect, test, vi } from 'vitest';

test('a test can simulate the clock', () => {
  vi.useFakeTimers();
  expect(vi.isFakeTimers()).toBe(true);
});

test('a test has the real clock after one that left a simulated clock', () => {
  expect(vi.isFakeTimers()).toBe(false);
});
