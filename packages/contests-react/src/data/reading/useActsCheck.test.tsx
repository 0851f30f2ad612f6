import { type ChainConfig, local } from '@org/chain-config';
import { getProtocol, type ScannedActs } from '@org/contests';
import { resolverViews } from '@org/contests/chain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { encodeFunctionResult, type Hex, numberToHex, zeroAddress, zeroHash } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Loads it before the timers are fake.
import './chainActs.ts';
import './recheckScan.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createReading, NOW } from '../../testing/sampleContest.ts';
import { useActsCheck } from './useActsCheck.ts';

const readFrugally = vi.fn<(read: { readonly force: boolean }) => Promise<object>>();
vi.mock('./loadReadFrugally.ts', () => ({ loadReadFrugally: async () => ({ readFrugally }) }));
vi.mock('./useIsIdle.ts', () => ({ useIsIdle: () => true, useIsSettled: () => true }));

const OTHER = 'https://node.example';
const [FIRST = ''] = local.chain.rpcUrls.default.http;
const two: ChainConfig = {
  ...local,
  chain: { ...local.chain, rpcUrls: { default: { http: [FIRST, OTHER] } } },
};
const config = {
  ...{ productName: 'Laurel', publicOrigin: 'http://localhost:3000', defaultChain: 'local', chains: [two] },
  hiddenUids: [],
};
const reading = { ...createReading(() => {}), protocol: getProtocol(local) };
const scanned = { ...reading, unplaced: [], missing: 0, mismatched: [] } as unknown as ScannedActs;
const { head, acts } = reading.state.acts;

const view = encodeFunctionResult({
  abi: resolverViews,
  functionName: 'getContest',
  result: {
    ...{ organizer: zeroAddress, isRevoked: false, hasSubmissions: false, isSealed: true, hasReviews: true },
    ...{ submissionsUntil: 0n, opensAt: 0n, closesAt: 1n, revealUntil: 1n },
    start: { submissionsUntil: 0n, opensAt: 0n, closesAt: 1n, revealUntil: 1n },
    ...{ judges: 3, entries: 4, acts: acts.length, submissions: 0, head: head as Hex },
    ...{ submissionsHead: reading.state.submissionActs.head ?? zeroHash, maxPoints: '0x', weights: '0x' },
  },
});

/** The hash of the reading's block by each host; null if the host is down. */
let hashes: { first: Hex | null; other: Hex | null };
const replaced = `0x${'be'.repeat(32)}` as const;

const answerRead = (hash: Hex, number = reading.block.number) =>
  readFrugally.mockResolvedValue({
    from: FIRST,
    value: {
      ...{ status: 'agrees', isReordered: false },
      reading: { ...reading, block: { ...reading.block, hash, number } },
    },
  });

const open = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContestsProvider config={config}>{children}</ContestsProvider>
    </QueryClientProvider>
  );
  const seen: unknown[] = [];
  const last: { reading?: object | undefined; ask?: () => void; isExpected?: boolean } = {};
  const { result } = renderHook(
    () => {
      const check = useActsCheck(two, { scanned, isOver: false, altered: [] });
      const { verdict, reading: ordered } = check;
      seen.push(verdict?.status === 'agrees' ? verdict.word.status : undefined);
      Object.assign(last, { reading: ordered, ask: check.ask, isExpected: check.isExpected });
      return verdict;
    },
    { wrapper },
  );
  await pass(10_000);
  return { result, seen, last };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const both = ['127.0.0.1', 'node.example'];

beforeEach(() => {
  readFrugally.mockReset();
  vi.useFakeTimers({ now: Number(NOW) * 1000 });
  hashes = { first: reading.block.hash, other: reading.block.hash };
  answerRead(reading.block.hash);
  vi.stubGlobal('fetch', async (input: unknown, { body }: { readonly body: string }) => {
    const { id, method, params } = JSON.parse(body);
    const hash = `${input}`.startsWith(OTHER) ? hashes.other : hashes.first;
    if (hash === null) throw new TypeError('fetch failed');
    const results: Record<string, unknown> = {
      eth_chainId: numberToHex(local.chain.id),
      eth_getBlockByNumber: { number: params?.[0], hash, timestamp: '0x1', transactions: [] },
      eth_call: view,
    };
    return Response.json({ jsonrpc: '2.0', id, result: results[method] });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [false, true],
  [true, false],
])('expects no verdict from a connection that saves data: %s', async (saveData, isExpected) => {
  vi.stubGlobal('navigator', { connection: { saveData } });
  readFrugally.mockImplementation(() => new Promise(() => {}));
  const { result, last } = await open();
  expect(result.current).toBeUndefined();
  expect(last.isExpected).toBe(isExpected);
});

test('asks a second host again after a minute', async () => {
  hashes.other = null;
  const { result } = await open();
  expect(result.current).toMatchObject({ word: { status: 'claimed', hosts: ['127.0.0.1'] } });
  hashes.other = reading.block.hash;
  await pass(70_000);
  expect(result.current).toMatchObject({ word: { status: 'confirmed', hosts: both } });
});

test('reads again at a new block before it says that two hosts differ', async () => {
  answerRead(replaced, reading.block.number + 1n);
  readFrugally.mockResolvedValueOnce({
    ...{ from: FIRST, value: { status: 'agrees', isReordered: false, reading } },
  });
  // Both hosts have the block that replaced the one of the reading.
  hashes = { first: replaced, other: replaced };
  const { result, seen } = await open();
  expect(seen).not.toContain('disputed');
  expect(readFrugally).toHaveBeenCalledTimes(2);
  expect(result.current).toMatchObject({
    ...{ status: 'agrees', block: reading.block.number + 1n },
    word: { status: 'confirmed', hosts: both },
  });
});

test('says that two hosts differ, and asks them again after a minute', async () => {
  hashes.other = replaced;
  const { result } = await open();
  expect(result.current).toMatchObject({ word: { status: 'disputed', hosts: both } });
  hashes.other = reading.block.hash;
  await pass(70_000);
  expect(result.current).toMatchObject({ word: { status: 'confirmed', hosts: both } });
});

const agreeingAt = (hash: Hex) => ({
  ...{
    from: FIRST,
    value: {
      status: 'agrees',
      isReordered: false,
      reading: { ...reading, block: { ...reading.block, hash } },
    },
  },
});

test('does not take the order from a reading that a host disputes', async () => {
  hashes.other = replaced;
  const { last, result } = await open();
  expect(result.current).toMatchObject({ word: { status: 'disputed' } });
  expect(last.reading).toBeUndefined();
  hashes.other = reading.block.hash;
  await pass(70_000);
  expect(last.reading).toBeTruthy();
});

test.each(['left-out', 'altered'] as const)(
  'says what a later reading says of the scan, if two hosts differ: %s',
  async (status) => {
    hashes.other = replaced;
    readFrugally.mockResolvedValueOnce(agreeingAt(reading.block.hash));
    readFrugally.mockResolvedValue({ from: FIRST, value: { status, uids: [replaced], reading } });
    const { result, last } = await open();
    expect(result.current).toEqual({ status, uids: [replaced], scan: '127.0.0.1' });
    expect(last.reading).toBeUndefined();
  },
);

test('reads again without a limit if the visitor asked for the check', async () => {
  hashes.other = replaced;
  readFrugally.mockRejectedValueOnce(Object.assign(new Error('too much'), { requests: 500 }));
  const { result, last } = await open();
  expect(result.current).toEqual({ status: 'too-much', requests: 500 });
  act(() => last.ask?.());
  await pass(10_000);
  expect(result.current).toMatchObject({ word: { status: 'disputed' } });
  expect(readFrugally.mock.calls.map(([{ force }]) => force)).toEqual([false, true, true]);
});

test('does not accuse a scan of what a second reading has', async () => {
  readFrugally.mockResolvedValueOnce({
    from: FIRST,
    value: { status: 'altered', uids: [replaced], reading },
  });
  const { result } = await open();
  expect(result.current).toMatchObject({ status: 'agrees' });
  expect(readFrugally).toHaveBeenCalledTimes(2);
});
