import { local } from '@org/chain-config';
import { getPhase } from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { numberToHex } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { getNowSeconds } from '../base/text/useNow.ts';
import { useChainPhaseTime } from '../data/reading/usePhase.ts';
import { contest as sample } from '../testing/sampleContest.ts';
import { ChainClock } from './ChainClock.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const onPassed = vi.fn();

function Page({ end }: { readonly end: bigint }) {
  const terms = { ...sample.terms, submissionsUntil: null, opensAt: end - 900n, revealUntil: null };
  const contest = { ...sample, endsAt: end, terms };
  const { now, waiting } = useChainPhaseTime({ contest, block: undefined });
  return (
    <>
      <p>{getPhase(contest, now)}</p>
      {waiting && <p>waiting</p>}
      {waiting && <ChainClock chainConfig={local} waiting={waiting} onPassed={onPassed} />}
    </>
  );
}

const open = (end: bigint) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page end={end} />
    </QueryClientProvider>,
  );

/** A block whose other fields nobody reads. */
const blockAt = (time: bigint) => ({
  ...{ number: '0x1', hash: `0x${'ab'.repeat(32)}`, timestamp: numberToHex(time), transactions: [] },
  ...{ baseFeePerGas: null, difficulty: '0x0', gasLimit: '0x0', gasUsed: '0x0', size: '0x0', nonce: '0x0' },
});

test('changes the phase of an open page once a block of the chain has the time, not by the clock alone', async () => {
  const end = getNowSeconds() + 1n;
  let chainTime = end - 5n;
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    const { id, method } = JSON.parse(String(init.body));
    const isChain = method === 'eth_chainId';
    return Response.json({
      ...{ jsonrpc: '2.0', id },
      result: isChain ? numberToHex(local.chain.id) : blockAt(chainTime),
    });
  });
  open(end);
  expect(screen.getByText('judging')).toBeTruthy();
  // The clock is past the end now.
  expect(await screen.findByText('waiting')).toBeTruthy();
  expect(screen.getByText('judging')).toBeTruthy();
  chainTime = end;
  expect(await screen.findByText('closed')).toBeTruthy();
  await waitFor(() => expect(onPassed).toHaveBeenCalled());
  expect(screen.queryByText('waiting')).toBeNull();
});

test('keeps the phase when a question fails, and goes by the clock a while after many failures in a row', async () => {
  let questions = 0;
  vi.stubGlobal('fetch', async () => {
    questions += 1;
    return Response.error();
  });
  open(getNowSeconds() - 10n);
  expect(screen.getByText('closed')).toBeTruthy();
  cleanup();
  open(getNowSeconds() + 1n);
  expect(screen.getByText('judging')).toBeTruthy();
  await waitFor(() => expect(questions).toBeGreaterThan(1), { timeout: 20_000 });
  expect(screen.getByText('judging')).toBeTruthy();
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 70_000);
  const asked = questions;
  expect(await screen.findByText('closed')).toBeTruthy();
  expect(questions).toBeGreaterThan(asked + 1);
});
