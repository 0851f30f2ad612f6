import { getChainConfigBySlug } from '@org/chain-config';
import type { PendingWrite } from '@org/contests/track';
import { NotificationsProvider } from '@org/ui-theme';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { type Hex, toHex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChainAccess } from '../base/provider/loadChainAccess.ts';
import { pendingWrites } from '../data/reading/pendingWrites.ts';
import { englishWriting } from '../messages/en/writing.ts';
import { loadWriters } from './loadWriters.ts';
import { useResumedWrites } from './useResumedWrites.ts';
import { getScanReader } from './writers.ts';

const chainConfig = getChainConfigBySlug('local');
const uid: Hex = `0x${'ab'.repeat(32)}`;
const { sent: SENT, notFound: NOT_FOUND, errors } = englishWriting;
const MINUTE_MS = 60_000;

const onVisible = vi.fn();
const findAttestation = vi.spyOn(getScanReader(chainConfig), 'findAttestation');
const go = vi.fn();
const toAction = () => ({ label: 'Open', onPress: go });

function Page() {
  useResumedWrites({ chains: [chainConfig], onVisible, toAction });
  return null;
}

const open = () =>
  render(
    <NotificationsProvider>
      <Page />
    </NotificationsProvider>,
    { wrapper: StrictMode },
  );

/** Stores a withdrawal that an earlier page requested. */
const leaveBehind = (facts: Partial<PendingWrite> = {}) => {
  const write: PendingWrite = {
    id: 'one',
    kind: 'contest-withdrawal',
    contest: uid,
    title: 'Benches',
    chainId: chainConfig.chain.id,
    account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    askedAtMs: Date.now() - MINUTE_MS,
    dataHash: uid,
    ...(facts as object),
  };
  pendingWrites.add(write);
  pendingWrites.release(write.id);
};

/** An RPC that answers `eth_chainId` only. */
const createSilentFetch = () =>
  vi.fn((_url: string, { body }: RequestInit) =>
    String(body).includes('eth_chainId')
      ? Promise.resolve(Response.json({ jsonrpc: '2.0', id: 1, result: toHex(chainConfig.chain.id) }))
      : new Promise<Response>(() => {}),
  );

beforeEach(async () => {
  window.localStorage.clear();
  onVisible.mockReset();
  findAttestation.mockReset();
  // Loaded before the test, so that it does not wait for imports.
  await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('passes an indexed write to onVisible, without a notification', async () => {
  findAttestation.mockResolvedValue({ revocationTime: 5n } as never);
  leaveBehind();
  open();
  await waitFor(() => expect(onVisible).toHaveBeenCalledExactlyOnceWith(chainConfig, expect.anything(), uid));
  expect(pendingWrites.list()).toEqual([]);
  expect(screen.queryByText('Benches')).toBeNull();
});

test('reports a write that was not found, with its title and a link', async () => {
  findAttestation.mockResolvedValue(null);
  leaveBehind({ askedAtMs: Date.now() - 60 * MINUTE_MS });
  open();
  const said = await screen.findByText(NOT_FOUND);
  const notification = said.closest<HTMLElement>('.laurel-notification');
  expect(notification?.textContent).toContain('Benches');
  expect(pendingWrites.list()).toEqual([]);
  if (notification) within(notification).getByRole('button', { name: 'Open' }).click();
  expect(go).toHaveBeenCalledOnce();
  expect(onVisible).not.toHaveBeenCalled();
});

test('reports once that a transaction cannot be followed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fetch = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetch);
  leaveBehind({ transactionHash: uid });
  open();
  const findSaid = () => screen.queryAllByText(errors['not-mined']);
  const said: number[] = [];
  for (let second = 0; second < 600; second++) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    said.push(findSaid().length);
  }
  // There is one notification, for its lifetime.
  expect(said.filter(Boolean).length).toBeGreaterThan(0);
  expect(said.filter(Boolean).length).toBeLessThanOrEqual(6);
  expect(fetch.mock.calls.length).toBeGreaterThan(2);
  expect(pendingWrites.list()).toHaveLength(1);
});

test('shows what was sent as pending while it is followed', async () => {
  vi.stubGlobal('fetch', createSilentFetch());
  leaveBehind({ transactionHash: uid });
  open();
  const said = await screen.findByText(SENT);
  expect(said.closest('.laurel-notification')?.textContent).toContain('Withdraw: Benches');
  expect(pendingWrites.list()).toHaveLength(1);
});

test('follows what was sent over an hour ago without a notification', async () => {
  const fetch = createSilentFetch();
  vi.stubGlobal('fetch', fetch);
  // Another hash than before: viem shares requests in flight, and the last test left one without an answer.
  leaveBehind({ transactionHash: `0x${'cd'.repeat(32)}`, askedAtMs: Date.now() - 90 * MINUTE_MS });
  open();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.queryByText(SENT)).toBeNull();
});

test('reports an end only while the tab is in front', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  findAttestation.mockResolvedValue({ revocationTime: 5n } as never);
  leaveBehind();
  open();
  await waitFor(() => expect(findAttestation).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(onVisible).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(onVisible).toHaveBeenCalledOnce());
  visibility.mockRestore();
  expect(pendingWrites.list()).toEqual([]);
});
