import { expect, test, vi } from 'vitest';
import { startQueries } from './startQueries.ts';

test('waits for quick queries, even if one fails', async () => {
  const done: string[] = [];
  const quick = Promise.resolve().then(() => done.push('quick'));
  await startQueries([quick, Promise.reject(new Error('scan is down'))]);
  expect(done).toEqual(['quick']);
});

test('stops waiting for a slow query, and leaves no timer', async () => {
  vi.useFakeTimers();
  try {
    const started = startQueries([new Promise(() => {})], 300);
    await vi.advanceTimersByTimeAsync(300);
    await started;
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
