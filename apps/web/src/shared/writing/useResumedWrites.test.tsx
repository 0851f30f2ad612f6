import { getChainConfigBySlug } from '@org/chain-config';
import { NotificationsProvider } from '@org/ui-theme';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { type Hex, toHex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import { addIntent, forgetIntent, getIntents, type Intent, releaseIntent } from './intents.ts';
import { loadWriters } from './loadWriters.ts';
import { useResumedWrites } from './useResumedWrites.ts';

const chainConfig = getChainConfigBySlug('local');
const uid: Hex = `0x${'ab'.repeat(32)}`;
const NOT_FOUND = /can’t be found/;
const MINUTE_MS = 60_000;

const onVisible = vi.fn();
const findUid = vi.fn<() => Promise<Hex | undefined>>();
const go = vi.fn();
const toAction = () => ({ label: 'Open', onPress: go });

function Page() {
  useResumedWrites({ chains: [chainConfig], findUid, onVisible, toAction });
  return null;
}

const open = () =>
  render(
    <NotificationsProvider>
      <Page />
    </NotificationsProvider>,
    { wrapper: StrictMode },
  );

/** An intent of an earlier page. */
const leaveBehind = (facts: Partial<Intent> = {}) => {
  const intent: Intent = {
    id: 'one',
    kind: 'contest',
    title: 'Benches',
    chainId: chainConfig.chain.id,
    account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    askedAtMs: Date.now() - MINUTE_MS,
    dataHash: uid,
    ...(facts as object),
  };
  addIntent(intent);
  releaseIntent(intent.id);
};

/** An RPC that tells its chain, which the page asks once, and answers nothing else. */
const createSilentFetch = () =>
  vi.fn((_url: string, { body }: RequestInit) =>
    String(body).includes('eth_chainId')
      ? Promise.resolve(Response.json({ jsonrpc: '2.0', id: 1, result: toHex(chainConfig.chain.id) }))
      : new Promise<Response>(() => {}),
  );

beforeEach(async () => {
  window.localStorage.clear();
  onVisible.mockReset();
  findUid.mockReset();
  // Fetched on demand, which takes a time of its own.
  await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what is found is told, and no longer looked for', async () => {
  findUid.mockResolvedValue(uid);
  leaveBehind();
  open();
  await waitFor(() => expect(onVisible).toHaveBeenCalledExactlyOnceWith(chainConfig, expect.anything(), uid));
  expect(getIntents()).toEqual([]);
  expect(screen.queryByText('Benches')).toBeNull();
});

test('one that is asked about late is looked for once all the same', async () => {
  findUid.mockResolvedValue(uid);
  leaveBehind({ askedAtMs: Date.now() - 60 * MINUTE_MS });
  open();
  await waitFor(() => expect(onVisible).toHaveBeenCalledOnce());
});

test('giving up is told, with what it was about', async () => {
  findUid.mockResolvedValue(undefined);
  leaveBehind({ askedAtMs: Date.now() - 60 * MINUTE_MS });
  open();
  const said = await screen.findByText(NOT_FOUND);
  const notification = said.closest<HTMLElement>('.laurel-notification');
  expect(notification?.textContent).toContain('Benches');
  expect(getIntents()).toEqual([]);
  if (notification) within(notification).getByRole('button', { name: 'Open' }).click();
  expect(go).toHaveBeenCalledOnce();
  expect(onVisible).not.toHaveBeenCalled();
});

test('a scan that does not answer is no answer: nothing is given up', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  findUid.mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(uid);
  leaveBehind({ askedAtMs: Date.now() - 60 * MINUTE_MS });
  open();
  await waitFor(() => expect(findUid).toHaveBeenCalledOnce());
  expect(getIntents()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(onVisible).toHaveBeenCalledOnce());
});

test('what the visitor takes back is not reported as lost', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  findUid.mockResolvedValue(undefined);
  leaveBehind();
  open();
  await waitFor(() => expect(findUid).toHaveBeenCalledOnce());
  act(() => forgetIntent('one'));
  await act(() => vi.advanceTimersByTimeAsync(15 * MINUTE_MS));
  expect(findUid.mock.calls.length).toBeLessThanOrEqual(2);
  expect(screen.queryByText(NOT_FOUND)).toBeNull();
});

test('a transaction that cannot be followed is told once, kept, and followed again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fetch = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetch);
  leaveBehind({ transactionHash: uid });
  open();
  const findSaid = () => screen.queryAllByText(/not in a block yet/);
  const said: number[] = [];
  for (let second = 0; second < 600; second++) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    said.push(findSaid().length);
  }
  // Once, for as long as a notification stands.
  expect(said.filter(Boolean).length).toBeGreaterThan(0);
  expect(said.filter(Boolean).length).toBeLessThanOrEqual(6);
  expect(fetch.mock.calls.length).toBeGreaterThan(2);
  expect(getIntents()).toHaveLength(1);
});

test('what was sent is said to be on its way, with what it is, as long as somebody waits for it', async () => {
  vi.stubGlobal('fetch', createSilentFetch());
  leaveBehind({ transactionHash: uid });
  open();
  const said = await screen.findByText('Signed and sent');
  expect(said.closest('.laurel-notification')?.textContent).toContain('Start: Benches');
  expect(getIntents()).toHaveLength(1);
});

test('an intent of a chain that this copy does not know is left alone', async () => {
  leaveBehind({ chainId: 5 });
  open();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(findUid).not.toHaveBeenCalled();
  expect(getIntents()).toHaveLength(1);
});

test('what another page of this browser works on is left to it, until it lets go', async () => {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const request = vi.fn((_name: string, _options: object, then: () => void) => isFree.then(then));
  vi.stubGlobal('navigator', { ...window.navigator, locks: { request } });
  findUid.mockResolvedValue(uid);
  leaveBehind();
  open();
  await waitFor(() => expect(request).toHaveBeenCalled());
  expect(findUid).not.toHaveBeenCalled();
  letGo();
  await waitFor(() => expect(onVisible).toHaveBeenCalledOnce());
});

test('with several pages open it is told on the one that somebody looks at, and on no other', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  findUid.mockResolvedValue(uid);
  leaveBehind();
  leaveBehind({ id: 'two' });
  open();
  await waitFor(() => expect(findUid).toHaveBeenCalledTimes(2));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(onVisible).not.toHaveBeenCalled();
  // The other page has told the first.
  act(() => forgetIntent('one'));
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(onVisible).toHaveBeenCalledOnce());
  expect(onVisible.mock.calls[0]?.[1]).toMatchObject({ id: 'two' });
  expect(getIntents()).toEqual([]);
});

test('what has been on its way for long is followed without a word', async () => {
  const fetch = createSilentFetch();
  vi.stubGlobal('fetch', fetch);
  leaveBehind({ transactionHash: uid, askedAtMs: Date.now() - 90 * MINUTE_MS });
  open();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.queryByText('Signed and sent')).toBeNull();
});
