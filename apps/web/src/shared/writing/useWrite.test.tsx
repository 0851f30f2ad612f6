import { local } from '@org/chain-config';
import { type SendOptions, WriteError } from '@org/contests/track';
import { NotificationsProvider } from '@org/ui-theme';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../messages/messages.ts';
import { walletSession } from '../session/session.ts';
import { tracker } from './tracker.ts';
import { useWrite } from './useWrite.ts';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const transactionHash = `0x${'ab'.repeat(32)}` as const;
const profile = { account, act: { kind: 'profile', uri: 'data:,', title: 'Ada' } } as const;
const write = {
  id: 'one',
  kind: 'profile',
  title: 'Ada',
  chainId: local.chain.id,
  account,
  askedAtMs: Date.now(),
  dataHash: transactionHash,
  transactionHash,
} as const;

const send = vi.spyOn(tracker, 'send');
const onLost = vi.fn();

const open = () =>
  renderHook(() => useWrite({ chainConfig: local, onLost }), { wrapper: NotificationsProvider }).result;
/** What the tracker does from now on: it reports, and then ends as `end` does. */
const trackerDoes = (end: () => Promise<never>, report?: (options: SendOptions) => void) =>
  send.mockImplementationOnce(async (_, options) => {
    report?.(options);
    return end();
  });
const fail = (facts: ConstructorParameters<typeof WriteError>[0]) => () =>
  Promise.reject(new WriteError(facts));

beforeEach(() => {
  send.mockReset();
  onLost.mockReset();
  vi.spyOn(walletSession, 'getWalletClient').mockResolvedValue({} as never);
});
afterEach(cleanup);

test('reports the earlier write that is in the way', async () => {
  trackerDoes(fail({ code: 'request-pending', detail: 'x', blockedBy: 'one' }));
  const page = open();
  await act(() => page.current.start(profile));
  expect(page.current.state).toMatchObject({
    status: 'failed',
    code: 'request-pending',
    blockedBy: 'one',
  });
});

test('is idle again after a rejection in the wallet', async () => {
  trackerDoes(fail({ code: 'rejected', detail: 'x' }));
  const page = open();
  await act(() => page.current.start(profile));
  expect(page.current.state).toEqual({ status: 'idle' });
});

test('sends what the page has found out right before, and nothing where that fails', async () => {
  const page = open();
  const options = {
    ...profile,
    act: () => Promise.reject(new WriteError({ code: 'invalid-input', detail: 'x' })),
  };
  await act(() => page.current.start(options));
  expect(page.current.state).toMatchObject({ status: 'failed', code: 'invalid-input' });
  expect(send).not.toHaveBeenCalled();
});

test('shows what was sent as pending, and tells the page when it is lost', async () => {
  let end: (error: Error) => void = () => {};
  trackerDoes(
    () => new Promise((_, reject) => (end = reject)),
    ({ onSent, onProgress }) => {
      onProgress?.({ status: 'sent', transactionHash });
      onSent?.(write);
    },
  );
  const page = open();
  act(() => void page.current.start(profile));
  await waitFor(() => expect(page.current.state.status).toBe('sent'));
  expect(await screen.findByText(messages.writing.sent)).toBeTruthy();
  act(() => end(new WriteError({ code: 'cancelled', detail: 'x', transactionHash })));
  await waitFor(() => expect(onLost).toHaveBeenCalledExactlyOnceWith('cancelled'));
  expect(page.current.state).toMatchObject({ status: 'failed', transactionHash });
  await waitFor(() => expect(screen.queryByText(messages.writing.sent)).toBeNull());
});

test('stops waiting for the wallet', async () => {
  let signal: AbortSignal | undefined;
  trackerDoes(
    () => new Promise(() => {}),
    (options) => {
      signal = options.signal;
    },
  );
  const page = open();
  act(() => void page.current.start(profile));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  act(() => page.current.cancel());
  expect(signal?.aborted).toBe(true);
  expect(page.current.state).toEqual({ status: 'idle' });
});
