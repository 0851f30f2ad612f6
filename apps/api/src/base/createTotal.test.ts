import { expect, test, vi } from 'vitest';
import { createTotal } from './createTotal.ts';

test('reads once for concurrent callers, and rejects each until a read succeeds', async () => {
  const readTotal = vi.fn(async () => Promise.reject(new Error('database')));
  const total = createTotal(readTotal, 10);
  const settled = await Promise.allSettled([total.refresh(0), total.refresh(0)]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(readTotal).toHaveBeenCalledTimes(1);
  await expect(total.refresh(1)).rejects.toThrow('database');
  readTotal.mockImplementation(async () => 7 as never);
  await total.refresh(1);
  expect(total.get()).toBe(7);
});

test('keeps the last total when a later read fails, and retries', async () => {
  const readTotal = vi.fn(async () => 7);
  const total = createTotal(readTotal, 10);
  await total.refresh(0);
  readTotal.mockRejectedValueOnce(new Error('database'));
  await total.refresh(10);
  expect(total.get()).toBe(7);
  readTotal.mockResolvedValueOnce(9);
  await total.refresh(11);
  expect(total.get()).toBe(9);
});

test('counts pending amounts, and reverts those that fail', async () => {
  const total = createTotal(async () => 100, 10);
  await total.refresh(0);
  let finish = (_isWritten: boolean) => {};
  const write = () => new Promise<boolean>((resolve) => (finish = resolve));
  const refused = total.reserve(5, write);
  expect(total.get()).toBe(105);
  await total.refresh(10);
  expect(total.get()).toBe(105);
  finish(false);
  await refused;
  expect(total.get()).toBe(100);
  await expect(total.reserve(5, () => Promise.reject(new Error('database')))).rejects.toThrow('database');
  await total.reserve(5, async () => true);
  total.subtract(3);
  expect(total.get()).toBe(102);
});
