import { local } from '@org/chain-config';
import { toRawUri } from '@org/contests';
import { type SendOptions, WriteError } from '@org/contests/track';
import { NotificationsProvider } from '@org/ui-theme';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { numberToHex } from 'viem';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { storeDocument } from '../data/storeDocument.ts';
import { englishStoring } from '../messages/en/storing.ts';
import { englishWriting } from '../messages/en/writing.ts';
import { createTestWallet } from '../testing/createTestWallet.ts';
import { useWrite } from './useWrite.ts';
import { getTracker } from './writers.ts';
import type { StoreFirst } from './writeState.ts';

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

const wallet = createTestWallet({ getWalletClient: async () => ({}) as never });
const send = vi.spyOn(getTracker({ wallet, findMessages: (_, english) => english }), 'send');
const onLost = vi.fn();

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <NotificationsProvider>
    <ContestsProvider config={null} wallet={wallet}>
      {children}
    </ContestsProvider>
  </NotificationsProvider>
);
const open = () => renderHook(() => useWrite({ chainConfig: local, onLost }), { wrapper }).result;
/** Mocks the tracker's next `send`: it reports, then settles as `end` does. */
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
});
afterEach(cleanup);

describe('with StoreFirst', () => {
  const bytes = new TextEncoder().encode('{"name":"Shelf"}');
  const store: StoreFirst = async (options) => void (await storeDocument(bytes, options));
  const entry = { ...profile, store };
  afterEach(() => vi.unstubAllGlobals());
  /** The chain and the site's server. `code` is the account's. */
  const serve = (answer: () => Response, code = '0x') => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: unknown, init: { readonly body: string }) => {
      if (String(url).startsWith('/api/documents')) {
        asked.push(String(url));
        expect(send).not.toHaveBeenCalled();
        return answer();
      }
      const { id, method } = JSON.parse(init.body);
      const result = method === 'eth_chainId' ? numberToHex(local.chain.id) : code;
      return Response.json({ jsonrpc: '2.0', id, result });
    });
    return asked;
  };
  const stored = () => Response.json({ uri: toRawUri(bytes) }, { status: 201 });

  test('stores the document of a write, then asks the wallet', async () => {
    const asked = serve(stored);
    trackerDoes(fail({ code: 'rejected', detail: 'x' }));
    const page = open();
    await act(() => page.current.start(entry));
    expect(page.current.state).toMatchObject({ code: 'rejected' });
    // A retry stores it again: it may be an hour later.
    trackerDoes(fail({ code: 'rejected', detail: 'x' }));
    send.mockClear();
    await act(() => page.current.start(entry));
    expect(asked).toEqual(['/api/documents', '/api/documents']);
  });

  test.each([
    ['a contract', '0x6001', '/api/documents?signed=later'],
    ['a key that delegates to a contract', `0xef0100${'ab'.repeat(20)}`, '/api/documents'],
  ])('tells the server whether %s may sign days later', async (_, code, url) => {
    const asked = serve(stored, code);
    trackerDoes(fail({ code: 'rejected', detail: 'x' }));
    const page = open();
    await act(() => page.current.start(entry));
    expect(asked).toEqual([url]);
  });

  test.each([
    ['has no room', () => Response.json({ limit: 'network' }, { status: 503 }), englishStoring.full],
    ['cannot be reached', () => Response.error(), englishStoring.unexpected],
    [
      'names other bytes',
      () => Response.json({ uri: 'ipfs://x' }, { status: 201 }),
      englishStoring.unexpected,
    ],
  ])('signs nothing if the server, asked to store the document, %s', async (_, answer, text) => {
    serve(answer);
    const page = open();
    await act(() => page.current.start(entry));
    expect(page.current.state).toMatchObject({ status: 'failed', code: 'not-stored', text });
    expect(send).not.toHaveBeenCalled();
  });
});

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

test('can start again after a rejection in the wallet', async () => {
  trackerDoes(fail({ code: 'rejected', detail: 'x' }));
  const page = open();
  await act(() => page.current.start(profile));
  expect(page.current.state).toMatchObject({
    status: 'failed',
    code: 'rejected',
    transactionHash: undefined,
  });
  trackerDoes(fail({ code: 'request-pending', detail: 'x' }));
  await act(() => page.current.start(profile));
  expect(page.current.state).toMatchObject({ status: 'failed', code: 'request-pending' });
});

test('sends nothing if preparing the write fails', async () => {
  const page = open();
  const options = {
    ...profile,
    act: () => Promise.reject(new WriteError({ code: 'invalid-input', detail: 'x' })),
  };
  await act(() => page.current.start(options));
  expect(page.current.state).toMatchObject({ status: 'failed', code: 'invalid-input' });
  expect(send).not.toHaveBeenCalled();
});

test('is idle again if there is nothing to send', async () => {
  const page = open();
  await act(() => page.current.start({ ...profile, act: async () => undefined }));
  expect(page.current.state).toEqual({ status: 'idle' });
  expect(send).not.toHaveBeenCalled();
});

test('shows a pending notification, and calls onLost when the transaction is canceled', async () => {
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
  expect(await screen.findByText(englishWriting.sent)).toBeTruthy();
  act(() => end(new WriteError({ code: 'canceled', detail: 'x', transactionHash })));
  await waitFor(() => expect(onLost).toHaveBeenCalledExactlyOnceWith('canceled'));
  expect(page.current.state).toMatchObject({ status: 'failed', transactionHash });
  await waitFor(() => expect(screen.queryByText(englishWriting.sent)).toBeNull());
});

test('a write stops waiting for the wallet', async () => {
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
