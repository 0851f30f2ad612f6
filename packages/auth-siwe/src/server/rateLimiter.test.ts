import { expect, test } from 'vitest';
import { createRateLimiter } from './rateLimiter.ts';

test('limits a minute that starts with the first count', () => {
  const limiter = createRateLimiter(2);
  expect([0, 0, 0, 59_999, 60_000, 60_000, 60_000].map((now) => limiter.take('a', now))).toEqual([
    undefined,
    undefined,
    60,
    1,
    undefined,
    undefined,
    60,
  ]);
});

test('locks nobody out when the clock is set back', () => {
  const limiter = createRateLimiter(1);
  limiter.take('a', 10_000_000);
  expect(limiter.take('a', 0)).toBeUndefined();
});

test('remembers a bounded number of keys', () => {
  const limiter = createRateLimiter(1);
  limiter.take('first', 0);
  for (let i = 0; i < 60_000; i += 1) limiter.take(`key ${i}`, 0);
  expect(limiter.take('key 59999', 0)).toBe(60);
  expect(limiter.take('first', 0)).toBeUndefined();
});
