import { local } from '@org/chain-config';
import { NotificationsProvider } from '@org/ui-theme';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { walletSession } from '../session/session.ts';
import { forgetIntent, getIntents } from './intents.ts';
import { loadWriters } from './loadWriters.ts';
import { useWrite } from './useWrite.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const write = vi.fn();
const contest = {
  about: { kind: 'contest', title: 'Benches' },
  prepare: async () => ({ data: '0xabcd' }) as never,
  write,
} as const;

const open = () =>
  renderHook(() => useWrite({ chainConfig: local }), { wrapper: NotificationsProvider }).result;

beforeEach(async () => {
  window.localStorage.clear();
  write.mockReset().mockImplementation(() => new Promise(() => {}));
  vi.spyOn(walletSession, 'getWalletClient').mockResolvedValue({} as never);
  // A node that says always the same: the nonce never grows.
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) =>
    Response.json({ jsonrpc: '2.0', id: JSON.parse(body).id, result: '0x0' }),
  );
  await loadWriters();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const { id } of getIntents()) forgetIntent(id);
});

test('issue 13: what the wallet may still ask is not asked a second time, until its owner says so', async () => {
  const first = open();
  act(() => void first.current.start(account, contest));
  await waitFor(() => expect(write).toHaveBeenCalledOnce());
  act(() => first.current.cancel());
  // On this page or, after a reload, on another.
  for (const page of [first, open()]) {
    act(() => void page.current.start(account, contest));
    await waitFor(() => expect(page.current.state).toMatchObject({ code: 'request-pending' }));
  }
  expect(write).toHaveBeenCalledOnce();
  const [intent] = getIntents();
  expect(getIntents()).toHaveLength(1);
  expect(first.current.state).toMatchObject({ blockedBy: intent?.id });
  act(() => forgetIntent(intent?.id ?? ''));
  act(() => void first.current.start(account, contest));
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
});

test('asks for a review again after the visitor stopped waiting for the wallet', async () => {
  const review = {
    ...contest,
    about: { kind: 'evaluation', contest: `0x${'12'.repeat(32)}`, entry: 'a' },
  } as const;
  const page = open();
  act(() => void page.current.start(account, review));
  await waitFor(() => expect(write).toHaveBeenCalledOnce());
  act(() => page.current.cancel());
  act(() => void page.current.start(account, review));
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
  // Both are looked for, since the wallet may still send the first one.
  expect(getIntents()).toHaveLength(2);
});

test('a request that was rejected in the wallet is asked again without a question', async () => {
  write.mockRejectedValueOnce({ code: 'rejected' });
  const page = open();
  await act(() => page.current.start(account, contest));
  expect(page.current.state).toEqual({ status: 'idle' });
  act(() => void page.current.start(account, contest));
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
});
