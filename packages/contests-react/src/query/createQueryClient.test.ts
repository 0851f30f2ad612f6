import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
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

test('what could not be read while the line was gone is read again by itself', async () => {
  const client = createQueryClient();
  client.mount();
  const queryFn = vi.fn(() => Promise.reject({ retryable: false }));
  const leave = new QueryObserver(client, { queryKey: ['contest'], queryFn }).subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryState(['contest'])?.status).toBe('error'));
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  leave();
  client.unmount();
});
