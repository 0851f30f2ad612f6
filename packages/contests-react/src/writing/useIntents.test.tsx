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

/** Every test is a page of its own, on which the code that reads intents has not arrived. */
const open = async () => {
  vi.resetModules();
  const { useIntents } = await import('./useIntents.ts');
  return renderHook(() => useIntents().map(({ id }) => id));
};

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

test('what an earlier page has stored is read once the code for it is there', async () => {
  store();
  const { result } = await open();
  await waitFor(() => expect(result.current).toEqual(['one']));
});

test('where nothing is stored, what another tab stores is heard of', async () => {
  const { result } = await open();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(result.current).toEqual([]);
  store();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'laurel.intents' })));
  await waitFor(() => expect(result.current).toEqual(['one']));
});

test('what this page asks for is known at once', async () => {
  const { result, unmount } = await open();
  const { pendingWrites } = await import('./pendingWrites.ts');
  act(() => pendingWrites.add({ ...stored, kind: 'profile', askedAtMs: Date.now() } as never));
  expect(result.current).toEqual(['one']);
  act(() => pendingWrites.forget('one'));
  expect(result.current).toEqual([]);
  unmount();
});
