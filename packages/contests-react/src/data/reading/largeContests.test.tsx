import { local } from '@org/chain-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { answerContests, toActRow, toContestRow } from '../../testing/fakeContestScan.ts';
import { FakeWorker } from '../../testing/fakeWorker.ts';
import { useJudgeContests } from '../judging/useJudgeContests.ts';
import { READ_AT_ONCE } from '../replay/replayParts.ts';
import { useListedResult } from './useListedResult.ts';

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contest = toContestRow({ title: 'Kilns', organizer: ADA, judges: [ADA], time: 10 });
const uid = contest.id as Hex;

/** A judge who changes one review again and again: the last row is in force. */
const reviews = Array.from({ length: READ_AT_ONCE + 1 }, (_, n) =>
  toActRow(
    'evaluation',
    { entry: 1, points: [n % 6], comment: `${n}`, commentHash: null },
    { by: ADA, contest: uid, time: 20 + n },
  ),
);

beforeEach(() => {
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) =>
    Response.json({ data: answerContests([contest, ...reviews], JSON.parse(String(init.body))) }),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  FakeWorker.reset();
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>
    <ContestsProvider config={{ chains: [local] }} createReadingWorker={FakeWorker.create}>
      {children}
    </ContestsProvider>
  </QueryClientProvider>
);

test('a card replays hundreds of acts in the worker', async () => {
  const { result } = renderHook(() => useListedResult(local, uid, { enabled: true }), { wrapper });
  await waitFor(() => expect(result.current.result?.counted).toHaveLength(1));
  expect(FakeWorker.made).toHaveLength(1);
});

test('a judge’s queue replays hundreds of acts in the worker', async () => {
  const { result } = renderHook(() => useJudgeContests(local, ADA), { wrapper });
  await waitFor(() => expect(result.current.state.status).toBe('listed'));
  const { state } = result.current;
  expect(state.status === 'listed' && state.open).toMatchObject([{ waiting: ['2'], total: 2 }]);
  expect(FakeWorker.made).toHaveLength(1);
});
