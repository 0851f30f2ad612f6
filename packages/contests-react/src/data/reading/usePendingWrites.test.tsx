import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stored = {
  id: 'one',
  kind: 'profile',
  title: 'Ada',
  chainId: 31337,
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  dataHash: `0x${'ab'.repeat(32)}`,
};
const store = () =>
  window.localStorage.setItem('laurel.intents', JSON.stringify([{ ...stored, askedAtMs: Date.now() }]));

/** A page that has not loaded `pendingWrites.ts` yet. */
const open = async () => {
  vi.resetModules();
  const { usePendingWrites } = await import('./usePendingWrites.ts');
  return renderHook(() => usePendingWrites().map(({ id }) => id));
};

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

test('loads the store when writes are stored, and lists them', async () => {
  store();
  const { result } = await open();
  await waitFor(() => expect(result.current).toEqual(['one']));
});

test('lists the pending writes that another tab stores', async () => {
  const { result } = await open();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(result.current).toEqual([]);
  store();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'laurel.intents' })));
  await waitFor(() => expect(result.current).toEqual(['one']));
});

test('lists a write of this page synchronously', async () => {
  const { result, unmount } = await open();
  const { pendingWrites } = await import('./pendingWrites.ts');
  act(() => pendingWrites.add({ ...stored, kind: 'profile', askedAtMs: Date.now() } as never));
  expect(result.current).toEqual(['one']);
  act(() => pendingWrites.forget('one'));
  expect(result.current).toEqual([]);
  unmount();
});
