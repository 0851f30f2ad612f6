import { local } from '@org/chain-config';
import { createPublicClient, custom } from 'viem';
import { expect, test } from 'vitest';
import type { ContestReadingR2 } from '../data/useContestR2.ts';
import { runProofCheck } from './runProofCheck.ts';

const uid = `0x${'c0'.repeat(32)}` as const;
const shown = {
  // The part of a state that is read before the chain has answered.
  state: { attestation: { uid }, acts: { acts: [], head: uid } } as unknown as ContestReadingR2['state'],
  unplaced: [],
};

const check = (answer: () => unknown, signal = new AbortController().signal) =>
  runProofCheck({
    client: createPublicClient({ transport: custom({ request: async () => answer() }, { retryCount: 0 }) }),
    ...{ config: local, shown, kept: null, signal, onProgress: () => {} },
  });

test('knows nothing if the chain cannot be reached', async () => {
  const unreachable = () => {
    throw new TypeError('fetch failed');
  };
  expect(await check(unreachable)).toEqual({
    verdict: { status: 'unreachable' },
    proof: { status: 'failed' },
  });
});

test('stops when the visitor cancels', async () => {
  const reason = new Error('cancelled');
  await expect(check(() => '0x1', AbortSignal.abort(reason))).rejects.toBe(reason);
});
