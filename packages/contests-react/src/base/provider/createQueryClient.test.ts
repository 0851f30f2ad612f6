import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';

const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
const isRetried = (failures: number, error: unknown) =>
  typeof retry === 'function' && retry(failures, error as Error);

test('retries a few times if a retry may help', () => {
  expect(isRetried(0, new Error('dropped'))).toBe(true);
  expect(isRetried(1, { retryable: true })).toBe(true);
  expect(isRetried(2, new Error('dropped'))).toBe(false);
});

test('does not retry errors that are not retryable', () => {
  expect(isRetried(0, { retryable: false })).toBe(false);
});

test('refetches failed queries when the browser is online again', async () => {
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
