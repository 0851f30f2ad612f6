import { local } from '@org/chain-config';
import { type ActsCheck, checkActsAgainstChain } from '@org/contests/chain';
import { type Hex, numberToHex, type PublicClient } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReading } from '../../testing/sampleContest.ts';
import { forgetAhead } from './actsAhead.ts';
import { checkScan } from './checkScan.ts';
// Loads it before the timers are fake.
import './recheckScan.ts';

vi.mock('@org/contests/chain', async (original) => {
  const real = await original<typeof import('@org/contests/chain')>();
  return { ...real, checkActsAgainstChain: vi.fn() };
});

const { state } = createReading(() => {});
const act = (byte: string, time: bigint) =>
  ({ uid: `0x${byte.repeat(32)}` as Hex, kind: 'attested', time }) as const;
const reading = { acts: [], submissionActs: [], block: { time: 100n } };
const isAheadWith = (...acts: readonly ReturnType<typeof act>[]) =>
  ({ status: 'ahead', uids: acts.map(({ uid }) => uid), acts, reading }) as unknown as ActsCheck;

/** The chain's latest block is of the time 100. */
beforeEach(() => {
  forgetAhead(local, state.attestation.uid);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_: unknown, { body }: { readonly body: string }) => {
    const { id, method } = JSON.parse(body);
    const block = { number: '0x1', hash: `0x${'01'.repeat(32)}`, timestamp: '0x64', transactions: [] };
    const result = method === 'eth_chainId' ? numberToHex(local.chain.id) : block;
    return Response.json({ jsonrpc: '2.0', id, result });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** Checks a scan; each comparison answers what the function makes of the acts that were ahead before. */
const check = async (answer: (earlier: readonly { readonly time: bigint }[]) => ActsCheck) => {
  vi.mocked(checkActsAgainstChain).mockImplementation(async ({ earlier = [] }) => answer(earlier));
  const { signal } = new AbortController();
  const checked = checkScan(
    local,
    { state, unplaced: [], replay: undefined },
    { compare: async (by) => by({} as PublicClient, {}), signal },
  );
  await vi.advanceTimersByTimeAsync(20_000);
  return (await checked).status;
};

test('remembers acts that were ahead, also those of a check that was not ended', async () => {
  // The scan dates a false act anew at each read.
  let dated = 100n;
  const answer = (earlier: readonly { readonly time: bigint }[]): ActsCheck => {
    if (earlier.some(({ time }) => time < 130n)) return { ...isAheadWith(), status: 'altered' } as ActsCheck;
    return isAheadWith(act('07', dated));
  };
  dated = 140n;
  expect(await check(answer)).toBe('ahead');
  dated = 120n;
  // The second comparison of this check has the act of the first.
  expect(await check(answer)).toBe('altered');
  const { calls } = vi.mocked(checkActsAgainstChain).mock;
  expect(calls.at(-1)?.[0].earlier?.map(({ time }) => time)).toEqual([120n, 140n]);
});

test('forgets acts that were ahead once the scan agrees: their block may have been replaced', async () => {
  expect(await check(() => isAheadWith(act('08', 150n)))).toBe('ahead');
  expect(await check(() => ({ status: 'agrees' }) as unknown as ActsCheck)).toBe('agrees');
  const seen: bigint[] = [];
  await check((earlier) => {
    seen.push(...earlier.map(({ time }) => time));
    return isAheadWith(act('09', 160n));
  });
  expect(seen).toEqual([160n]);
});

test('keeps the earliest of many acts that were ahead, without those that the chain has by now', async () => {
  const many = Array.from({ length: 30 }, (_, index) => act((index + 16).toString(16), BigInt(300 - index)));
  expect(await check(() => isAheadWith(...many))).toBe('ahead');
  const [last] = many.slice(-1);
  let left: readonly { readonly time: bigint }[] = [];
  await check((earlier) => {
    left = earlier;
    return { ...isAheadWith(), reading: { ...reading, acts: [last] } } as unknown as ActsCheck;
  });
  expect(left).toHaveLength(19);
  expect(left[0]?.time).toBe(272n);
});
