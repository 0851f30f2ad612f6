import { type ChainConfig, local } from '@org/chain-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { answerContests, toContestRow } from '../testing/fakeContestScan.ts';
import { useContest, useJudging } from './useContest.ts';
import { useAccountReviews, useContests } from './useContests.ts';

const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const time = Math.floor(Date.now() / 1000) - 60;
const times = { opensAt: BigInt(time), closesAt: BigInt(time + 9_000), revealUntil: BigInt(time + 9_000) };
const row = toContestRow({
  ...{ title: 'Kilns', organizer: `0x${'1'.repeat(40)}`, judges: [judge], time },
  times,
});
const uid = row.id as Hex;

const provide =
  (config: ChainConfig) =>
  ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ chains: [config] }}>{children}</ContestsProvider>
    </QueryClientProvider>
  );
const wrapper = provide(local);
const ownHosts = provide({
  ...local,
  eas: { ...local.eas, graphQl: 'http://own.example/graphql' },
  chain: { ...local.chain, rpcUrls: { default: { http: ['http://own.example'] } } },
});

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: unknown, init: RequestInit) =>
    String(url) === local.eas.graphQl
      ? Response.json({ data: answerContests([row], JSON.parse(String(init.body))) })
      : new Response(null, { status: 503 }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('useContest follows a contest by its chain and UID', async () => {
  const { result } = renderHook(() => useContest({ chain: 'local', uid }), { wrapper });
  expect(result.current).toMatchObject({ status: 'pending', data: undefined, error: null });
  await waitFor(() => expect(result.current.data?.result).toBeDefined());
  expect(result.current).toMatchObject({
    status: 'success',
    data: { contest: { title: 'Kilns' }, phase: 'judging', source: 'scan', isPartial: false },
  });
});

test('useContest says why there is no contest, and throws for a chain that is not configured', async () => {
  const missing = `0x${'7'.repeat(64)}` as const;
  const { result } = renderHook(() => useContest({ chain: 'local', uid: missing }), { wrapper });
  await waitFor(() => expect(result.current.error?.code).toBe('not-found-unchecked'), { timeout: 25_000 });
  expect(result.current).toMatchObject({ status: 'error', data: undefined });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useContest({ chain: 'atlantis', uid }), { wrapper })).toThrow('atlantis');
});

test('useContest reads nothing while it is disabled', async () => {
  const ask = vi.fn((_url: unknown) => Promise.reject(new Error('asked')));
  vi.stubGlobal('fetch', ask);
  const query = { enabled: false };
  const { result } = renderHook(() => useContest({ chain: 'local', uid, query }), { wrapper: ownHosts });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(result.current.status).toBe('pending');
  // A late request of another test goes to that test's hosts.
  expect(ask.mock.calls.filter(([url]) => String(url).includes('own.example'))).toEqual([]);
});

test('useJudging lists what waits for a judge, and null for anybody else', async () => {
  const of = (account: Hex) => renderHook(() => useJudging({ chain: 'local', uid, account }), { wrapper });
  const { result } = of(judge);
  await waitFor(() => expect(result.current.status).toBe('success'));
  expect(result.current.data).toMatchObject({
    isSealed: false,
    queue: { waiting: ['1', '2'], assigned: [], reviewed: [] },
  });
  const other = of(`0x${'2'.repeat(40)}`).result;
  await waitFor(() => expect(other.current.data?.queue).toBeNull());
});

test('useContests and useAccountReviews list what the scan has', async () => {
  const contests = renderHook(() => useContests({ chain: 'local' }), { wrapper }).result;
  await waitFor(() => expect(contests.current.data?.contests).toHaveLength(1));
  expect(contests.current).toMatchObject({ status: 'success', error: null, hasNextPage: false });
  const account = judge;
  const reviews = renderHook(() => useAccountReviews({ chain: 'local', account }), { wrapper }).result;
  await waitFor(() => expect(reviews.current.status).not.toBe('pending'));
  expect(reviews.current.data?.reviews ?? []).toEqual([]);
});
