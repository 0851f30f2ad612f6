import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { contest as sample } from '../../testing/sampleContest.ts';
import { usePhase } from './usePhase.ts';

const NOW = 1_800_000_000n;
const contest = {
  ...sample,
  endsAt: NOW + 1_000n,
  terms: { ...sample.terms, submissionsUntil: null, opensAt: NOW + 100n, revealUntil: null },
};
const at = (time: bigint) => ({ number: 1n, hash: `0x${'ab'.repeat(32)}`, time }) as const;

afterEach(() => vi.useRealTimers());

const open = (block: ReturnType<typeof at> | undefined) => {
  vi.useFakeTimers({ now: Number(NOW) * 1_000 });
  return renderHook(
    (props: { readonly block: ReturnType<typeof at> | undefined }) => usePhase({ contest, ...props }),
    { initialProps: { block } },
  );
};
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000 + 100));

test('tells the phases by the clock of this device', async () => {
  const { result } = open(undefined);
  expect(result.current).toBe('upcoming');
  await pass(100);
  expect(result.current).toBe('judging');
  await pass(900);
  expect(result.current).toBe('closed');
});

test('judging opens on time although the clock is slow', async () => {
  const { result, rerender } = open(undefined);
  // By the chain, judging begins in 10 seconds.
  rerender({ block: at(NOW + 90n) });
  expect(result.current).toBe('upcoming');
  // A scan names no block, so its reading has the time of this clock.
  await pass(5);
  rerender({ block: at(NOW + 5n) });
  await pass(5);
  expect(result.current).toBe('judging');
  await pass(900);
  expect(result.current).toBe('closed');
});
