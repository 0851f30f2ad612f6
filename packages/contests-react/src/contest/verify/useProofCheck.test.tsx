import { local } from '@org/chain-config';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContestReading } from '../../data/reading/contestAnswer.ts';
import type { ProofCheckOptions } from './runProofCheck.ts';
import { findKeptProof, keepInBrowser, useProofCheck } from './useProofCheck.ts';

const outcome = {
  verdict: { status: 'agrees', block: 12n },
  proof: { status: 'taken', text: '{}', block: { number: 12n }, finality: null, isOfPage: true },
};
const runProofCheck = vi.fn<(options: ProofCheckOptions) => Promise<object>>();
vi.mock('./runProofCheck.ts', () => ({
  runProofCheck: (options: ProofCheckOptions) => runProofCheck(options),
}));

const uid = `0x${'c0'.repeat(32)}` as const;
const show = (head: string, unplaced: readonly object[] = []) =>
  ({ state: { attestation: { uid }, acts: { head } }, unplaced }) as unknown as Pick<
    ContestReading,
    'state' | 'unplaced'
  >;
type Shown = ReturnType<typeof show> & { readonly isConfirmed?: boolean };
const open = (head = '0x01') =>
  renderHook(({ isConfirmed = false, ...reading }: Shown) => useProofCheck(local, reading, { isConfirmed }), {
    initialProps: show(head) as Shown,
  });
const awaiting = { ...outcome, proof: { ...outcome.proof, finality: 'awaiting-finality' } };

beforeEach(() => void runProofCheck.mockReset().mockResolvedValue(outcome));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['other acts', show('0x02')],
  ['acts in no order', show('0x01', [{}])],
])('drops the outcome when the page shows %s', async (_, next) => {
  const { result, rerender } = open();
  act(() => result.current.run());
  await waitFor(() => expect(result.current.check.status).toBe('agrees'));
  rerender(show('0x01'));
  expect(result.current.proof.status).toBe('taken');
  rerender(next);
  expect(result.current).toMatchObject({ check: { status: 'idle' }, proof: { status: 'unknown' } });
  expect(runProofCheck).toHaveBeenCalledOnce();
});

test('repeats a check that was asked for once the page shows the confirmed order', async () => {
  const { result, rerender } = open();
  act(() => result.current.run());
  await waitFor(() => expect(result.current.check.status).toBe('agrees'));
  rerender({ ...show('0x02'), isConfirmed: true });
  expect(result.current.check.status).not.toBe('agrees');
  await waitFor(() => expect(result.current.check.status).toBe('agrees'));
  expect(runProofCheck.mock.lastCall?.[0].shown.state.acts.head).toBe('0x02');
  // Another act, later: what was asked was about the acts before it.
  rerender({ ...show('0x03'), isConfirmed: true });
  expect(result.current.check.status).toBe('idle');
  expect(runProofCheck).toHaveBeenCalledTimes(2);
});

test.each([
  ['nobody asked for', false],
  ['was canceled', true],
])('does not begin a check that %s when the order is confirmed', async (_, isCanceled) => {
  const { result, rerender } = open();
  if (isCanceled) act(() => result.current.run());
  if (isCanceled) act(() => result.current.cancel());
  rerender({ ...show('0x02'), isConfirmed: true });
  await act(async () => {});
  expect(result.current.check.status).toBe('idle');
});

test('keeps the outcome if the confirmed order is the one that was shown', async () => {
  const { result, rerender } = open();
  act(() => result.current.run());
  await waitFor(() => expect(result.current.check.status).toBe('agrees'));
  rerender({ ...show('0x01'), isConfirmed: true });
  expect(result.current.check.status).toBe('agrees');
  rerender({ ...show('0x02'), isConfirmed: true });
  expect(result.current.check.status).toBe('idle');
  expect(runProofCheck).toHaveBeenCalledOnce();
});

test('starts a running check again when the page shows other acts', async () => {
  runProofCheck.mockImplementationOnce(() => new Promise(() => {}));
  const { result, rerender } = open();
  act(() => result.current.run());
  await waitFor(() => expect(runProofCheck).toHaveBeenCalledOnce());
  rerender(show('0x02'));
  await waitFor(() => expect(result.current.check.status).toBe('agrees'));
  const [first, second] = runProofCheck.mock.calls.map(([options]) => options);
  expect(first?.signal.aborted).toBe(true);
  expect(second?.shown.state.acts.head).toBe('0x02');
});

test('stays quiet when the page shows other acts while it looks again', async () => {
  vi.useFakeTimers();
  runProofCheck.mockResolvedValueOnce(awaiting);
  const { result, rerender } = open();
  act(() => result.current.run());
  await act(() => vi.advanceTimersByTimeAsync(0));
  runProofCheck.mockImplementation(() => new Promise(() => {}));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(runProofCheck).toHaveBeenCalledTimes(2);
  rerender(show('0x02'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(runProofCheck).toHaveBeenCalledTimes(3);
  expect(result.current.check.status).toBe('idle');
});

test('does not start a check again that the visitor has canceled', async () => {
  runProofCheck.mockImplementationOnce(() => new Promise(() => {}));
  const { result, rerender } = open();
  act(() => result.current.run());
  await waitFor(() => expect(runProofCheck).toHaveBeenCalledOnce());
  act(() => result.current.cancel());
  rerender(show('0x02'));
  expect(result.current.check.status).toBe('idle');
  expect(runProofCheck).toHaveBeenCalledOnce();
});

test('keeps the proof of a closed contest, and looks every minute whether its block is final', async () => {
  vi.useFakeTimers();
  runProofCheck.mockResolvedValueOnce(awaiting);
  const { result } = open();
  act(() => result.current.run());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current).toMatchObject({ isKept: true, proof: { finality: 'awaiting-finality' } });
  expect(findKeptProof(local.chain.id, uid)).toBe('{}');
  // The chain is unreachable, so the last verdict stays.
  runProofCheck.mockResolvedValueOnce({ verdict: { status: 'unreachable' }, proof: { status: 'failed' } });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toMatchObject({ check: { status: 'agrees' }, proof: { status: 'taken' } });
  runProofCheck.mockResolvedValueOnce({ ...awaiting, proof: { ...awaiting.proof, finality: 'final' } });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current.proof).toMatchObject({ finality: 'final' });
  expect(runProofCheck.mock.lastCall?.[0].kept).toBe('{}');
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(runProofCheck).toHaveBeenCalledTimes(3);
});

test('looks again at a proof that the browser cannot keep', async () => {
  vi.useFakeTimers();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  runProofCheck.mockResolvedValue(awaiting);
  const { result } = open();
  act(() => result.current.run());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current).toMatchObject({ isKept: false, proof: { finality: 'awaiting-finality' } });
  expect(runProofCheck.mock.lastCall?.[0].kept).toBe(null);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(runProofCheck).toHaveBeenCalledTimes(2);
  expect(runProofCheck.mock.lastCall?.[0].kept).toBe('{}');
});

test('leaves nothing of a proof that is too long to be read back', () => {
  expect(keepInBrowser(local.chain.id, uid, 'x'.repeat(1_000_000))).toBe(false);
  expect(localStorage.length).toBe(0);
});

test('looks at a kept proof when the page opens', async () => {
  keepInBrowser(local.chain.id, uid, '{}');
  const { result } = open();
  await waitFor(() => expect(result.current.check.status).toBe('agrees'));
  expect(runProofCheck.mock.lastCall?.[0].kept).toBe('{}');
});
