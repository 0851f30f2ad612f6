import { expect, test, vi } from 'vitest';

test('the simulated clock of a test …', () => {
  vi.useFakeTimers();
  expect(vi.isFakeTimers()).toBe(true);
});

test('… is not that of the next one', () => {
  expect(vi.isFakeTimers()).toBe(false);
});
