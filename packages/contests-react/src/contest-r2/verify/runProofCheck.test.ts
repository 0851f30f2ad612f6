import { local } from '@org/chain-config';
import { type KeptProof, keepProof, verifyProof } from '@org/contests/proof';
import { type ActsCheck, checkActsAgainstChain } from '@org/contests/r2-chain';
import { createPublicClient, custom } from 'viem';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContestReadingR2 } from '../data/useContestR2.ts';
import { runProofCheck } from './runProofCheck.ts';

vi.mock('@org/contests/proof', async (original) => {
  const real = await original<typeof import('@org/contests/proof')>();
  return { ...real, keepProof: vi.fn(real.keepProof), verifyProof: vi.fn(real.verifyProof) };
});
vi.mock('@org/contests/r2-chain', async (original) => {
  const real = await original<typeof import('@org/contests/r2-chain')>();
  return { ...real, checkActsAgainstChain: vi.fn(real.checkActsAgainstChain) };
});
beforeEach(() => void vi.clearAllMocks());

const uid = `0x${'c0'.repeat(32)}` as const;
const shown = {
  // The part of a state that is read before the chain has answered.
  state: { attestation: { uid }, acts: { acts: [], head: uid } } as unknown as ContestReadingR2['state'],
  unplaced: [],
};

const check = (
  answer: () => unknown,
  signal = new AbortController().signal,
  unplaced: ContestReadingR2['unplaced'] = [],
) =>
  runProofCheck({
    client: createPublicClient({ transport: custom({ request: async () => answer() }, { retryCount: 0 }) }),
    ...{ config: local, shown: { ...shown, unplaced }, kept: null, signal, onProgress: () => {} },
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

const block = { number: 12_345n, hash: `0x${'ab'.repeat(32)}`, time: 1n } as const;
const taken: KeptProof = { status: 'taken', text: '{}', block, finality: 'final', hasReplaced: false };
const agrees = { status: 'agrees', isReordered: false, reading: { block: { number: 99n } } } as ActsCheck;
const unplaced = [{ uid, kind: 'attested', time: 1n }] as const;

/** A proof that verifies, of a contest with these acts. */
const answerProof = (proof: KeptProof, head: string = uid) => {
  vi.mocked(keepProof).mockResolvedValueOnce(proof);
  const verdict = { status: 'verified', value: { state: { acts: { head } } } };
  vi.mocked(verifyProof).mockReturnValueOnce(verdict as ReturnType<typeof verifyProof>);
};
const answerCheck = (outcome: ActsCheck) => vi.mocked(checkActsAgainstChain).mockResolvedValueOnce(outcome);
const noAnswer = () => null;

test('agrees by the proof alone if it proves what the page shows', async () => {
  answerProof(taken);
  expect(await check(noAnswer)).toMatchObject({
    verdict: { status: 'agrees', block: 12_345n },
    proof: { status: 'taken', isOfPage: true },
  });
  expect(verifyProof).toHaveBeenCalledWith({ text: '{}', blockHash: block.hash });
  expect(checkActsAgainstChain).not.toHaveBeenCalled();
});

test.each(['behind', 'left-out', 'altered'] as const)(
  'does not call a page proven that shows other acts than the proof: %s',
  async (status) => {
    answerProof(taken, `0x${'07'.repeat(32)}`);
    answerCheck({ status, uids: [uid] } as unknown as ActsCheck);
    expect(await check(noAnswer)).toMatchObject({
      verdict: { status, uids: [uid] },
      proof: { status: 'taken', isOfPage: false },
    });
  },
);

test('does not call a page proven whose acts are in no order', async () => {
  answerProof(taken);
  answerCheck(agrees);
  expect(await check(noAnswer, undefined, unplaced)).toMatchObject({
    verdict: { status: 'agrees', block: 99n },
    proof: { status: 'taken', isOfPage: false },
  });
  expect(vi.mocked(checkActsAgainstChain).mock.calls[0]?.[0]).toMatchObject({ unplaced });
});

test.each([
  ['no-proof', { status: 'no-proof', detail: 'eth_getProof' }],
  ['too-large', { status: 'too-large' }],
  ['failed', { status: 'not-found' }],
  ['failed', { status: 'not-version-2' }],
] as const)('compares the acts if there is no proof: %s', async (status, proof) => {
  vi.mocked(keepProof).mockResolvedValueOnce(proof);
  answerCheck(agrees);
  expect(await check(noAnswer)).toEqual({ verdict: { status: 'agrees', block: 99n }, proof: { status } });
});

test('tells a failure to take the proof from an endpoint without proofs', async () => {
  vi.mocked(keepProof).mockRejectedValueOnce(new Error('429'));
  answerCheck(agrees);
  expect(await check(noAnswer)).toMatchObject({ verdict: { status: 'agrees' }, proof: { status: 'failed' } });
});
