import { expect, test } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';

const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
const isRetried = (failures: number, error: unknown) =>
  typeof retry === 'function' && retry(failures, error as Error);

test('what may help is tried again, a few times', () => {
  expect(isRetried(0, new Error('dropped'))).toBe(true);
  expect(isRetried(1, { retryable: true })).toBe(true);
  expect(isRetried(2, new Error('dropped'))).toBe(false);
});

test('an error that says a retry makes no sense is final', () => {
  expect(isRetried(0, { retryable: false })).toBe(false);
});
