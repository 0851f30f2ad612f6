import { getChainConfigBySlug } from '@org/chain-config';
import { type SendOptions, WriteError } from '@org/contests/track';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubSilentFetch } from '../../../test/stubSilentFetch.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { pendingWrites } from '../../data/reading/pendingWrites.ts';
import { createTestWallet } from '../../testing/createTestWallet.ts';
import { createSampleContest, JUDGES, NOW, performCommits, sealSample } from '../../testing/sampleContest.ts';
import { getTracker } from '../../write/writers.ts';
import { keepSealedReview, listSealedReviews } from '../sealed/keptReviews.ts';
import { useReveal } from './useReveal.ts';

const chainConfig = getChainConfigBySlug('local');
const [account] = JUDGES;
const { contest } = createSampleContest(performCommits, {
  terms: { flags: 2, closesAt: NOW - 100n, revealUntil: NOW + 900_000n },
}).result;
const reviews = sealSample(contest.uid).slice(0, 2);
const hash = `0x${'ab'.repeat(32)}` as const;
const wallet = createTestWallet({ getWalletClient: async () => ({}) as never });
const send = vi.spyOn(getTracker({ wallet, findMessages: (_, english) => english }), 'send');

let queryClient = createQueryClient();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <NotificationsProvider>
      <ContestsProvider config={{ chains: [chainConfig] }} wallet={wallet}>
        {children}
      </ContestsProvider>
    </NotificationsProvider>
  </QueryClientProvider>
);
const open = () =>
  renderHook(() => useReveal({ chainConfig, contest, account, reviews }), { wrapper }).result;
/** Reveals both reviews; the tracker reports nothing until it is told to, and ends as told. */
const reveal = async () => {
  let report: SendOptions['onProgress'];
  let end: (error: Error) => void = () => {};
  send.mockImplementationOnce((_, { onProgress }) => {
    report = onProgress;
    return new Promise((_resolve, reject) => {
      end = reject;
    });
  });
  const page = open();
  act(() => page.current.setIsTogether(true));
  act(() => page.current.reveal());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toMatchObject({ kind: 'reveals', reviews });
  return { page, report: report ?? (() => {}), end };
};

beforeEach(() => {
  queryClient = createQueryClient();
  // A chain that never answers.
  stubSilentFetch();
  wallet.update({ status: 'connected', account, chainId: chainConfig.chain.id, isSupported: true });
  for (const review of reviews) keepSealedReview(review);
});
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.unstubAllGlobals();
  for (const { id } of pendingWrites.list()) pendingWrites.forget(id);
  window.localStorage.clear();
});

test('keeps sealed reviews until their reveal is indexed', async () => {
  const { report } = await reveal();
  act(() => report({ status: 'mined', transactionHash: hash, uid: hash }));
  expect(listSealedReviews(contest)).toHaveLength(2);
  act(() => report({ status: 'visible', transactionHash: hash, uid: hash }));
  expect(listSealedReviews(contest)).toEqual([]);
});

test.each(['rejected', 'chain-unreachable'] as const)(
  'keeps them and stops if the transaction is %s',
  async (code) => {
    const { page, report, end } = await reveal();
    act(() => report({ status: 'sent', transactionHash: hash }));
    act(() => end(new WriteError({ code, detail: 'x' })));
    await waitFor(() => expect(page.current.state).toMatchObject({ status: 'failed', code }));
    await waitFor(() => expect(page.current.isBusy).toBe(false));
    expect(send).toHaveBeenCalledOnce();
    expect(listSealedReviews(contest)).toHaveLength(2);
  },
);

/** Ends each of the next sends, with its error if it has one. */
const answer = (...errors: readonly (WriteError | undefined)[]) => {
  for (const error of errors)
    send.mockImplementationOnce(async (_, { onProgress }) => {
      if (error) throw error;
      onProgress?.({ status: 'visible', transactionHash: hash, uid: hash });
      return { transactionHash: hash, uid: hash, uids: [hash], isVisible: true } as never;
    });
};
const listSent = () =>
  send.mock.calls.map(([sent]) => (sent.kind === 'reveals' ? sent.reviews.map(({ entry }) => entry) : []));
const refuse = (revert: WriteError['revert']) => new WriteError({ code: 'reverted', revert, detail: 'x' });

test('reveals each review in its own transaction, and goes on after one that the chain refuses', async () => {
  answer(refuse('AlreadyRevealed'), undefined);
  const page = open();
  act(() => page.current.reveal());
  await waitFor(() => expect(page.current.isBusy).toBe(false));
  expect(listSent()).toEqual([[1], [2]]);
  expect(page.current.lost).toEqual([{ review: reviews[0], revert: 'AlreadyRevealed' }]);
  expect(listSealedReviews(contest)).toEqual([reviews[0]]);
});

test('tries each review of a refused batch alone', async () => {
  answer(refuse('NotInForce'), undefined, refuse('NotInForce'));
  const page = open();
  act(() => page.current.setIsTogether(true));
  act(() => page.current.reveal());
  await waitFor(() => expect(page.current.isBusy).toBe(false));
  expect(listSent()).toEqual([[1, 2], [1], [2]]);
  expect(page.current.lost.map(({ review }) => review.entry)).toEqual([2]);
});

test('stops at once while judging is open on the chain', async () => {
  answer(refuse('OutsideWindow'));
  const page = open();
  act(() => page.current.reveal());
  await waitFor(() => expect(page.current.state).toMatchObject({ revert: 'OutsideWindow' }));
  expect(send).toHaveBeenCalledOnce();
});

test('does not reveal again what an earlier page has sent', () => {
  const page = open();
  expect(page.current.ready).toBe(2);
  const earlier = {
    kind: 'reveals' as const,
    ...{ id: 'earlier', chainId: chainConfig.chain.id, account, askedAtMs: Date.now() },
    ...{ contest: contest.uid, entries: ['1'], dataHash: hash, dataHashes: [hash] },
  };
  act(() => void pendingWrites.add(earlier));
  expect(page.current.ready).toBe(2);
  act(() => pendingWrites.update(earlier.id, { transactionHash: hash }));
  expect(page.current.ready).toBe(1);
});
