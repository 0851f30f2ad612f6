import { local } from '@org/chain-config';
import { getProtocol } from '@org/contests';
import { type ActsCheck, checkActsAgainstChain, resolverViews } from '@org/contests/chain';
import { findNamedBlock, type KeptProof, keepProof, verifyProof } from '@org/contests/proof';
import { encodeFunctionResult, numberToHex, zeroAddress } from 'viem';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
// Loads it before the timers are fake.
import '../../data/reading/recheckScan.ts';
import type { ContestReading } from '../../data/reading/contestAnswer.ts';
import { type ProofCheckOptions, runProofCheck } from './runProofCheck.ts';

vi.mock('@org/contests/proof', async (original) => {
  const real = await original<typeof import('@org/contests/proof')>();
  return { ...real, keepProof: vi.fn(), verifyProof: vi.fn(), findNamedBlock: vi.fn() };
});
vi.mock('@org/contests/chain', async (original) => {
  const real = await original<typeof import('@org/contests/chain')>();
  return { ...real, checkActsAgainstChain: vi.fn() };
});
type Reader = Parameters<typeof keepProof>[0];

const LATEST = { number: '0x1', hash: `0x${'01'.repeat(32)}`, timestamp: '0x64', transactions: [] };

/** Every request for the chain's number gets this result, others the latest block; none if it is undefined. */
const serve = (chainId?: unknown) =>
  vi.stubGlobal('fetch', async (_: unknown, { body }: { readonly body: string }) => {
    if (chainId === undefined) return new Promise(() => {});
    const { id, method } = JSON.parse(body);
    return Response.json({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? chainId : LATEST });
  });

beforeEach(() => {
  vi.resetAllMocks();
  serve(numberToHex(local.chain.id));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const uid = `0x${'c0'.repeat(32)}` as const;
const shown = {
  // The part of a state that is read before the chain has answered.
  state: { attestation: { uid }, acts: { acts: [], head: uid } } as unknown as ContestReading['state'],
  unplaced: [],
};

const check = ({
  signal = new AbortController().signal,
  state = shown.state,
  unplaced = [],
  altered = [],
  kept = null,
}: Partial<Pick<ProofCheckOptions, 'signal' | 'kept'> & ContestReading> = {}) =>
  runProofCheck({
    ...{ config: local, shown: { state, unplaced, altered }, kept, signal, onProgress: () => {} },
  });

test('the check of a proof stops when the visitor cancels', async () => {
  const reason = new Error('canceled');
  await expect(check({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

const block = { number: 12_345n, hash: `0x${'ab'.repeat(32)}`, time: 1n } as const;
const taken: KeptProof = { status: 'taken', text: '{}', block, finality: 'final', hasReplaced: false };
const agrees = { status: 'agrees', isReordered: false, reading: { block: { number: 99n } } } as ActsCheck;
/** A reading of the chain at an earlier block than the latest. */
const reading = { block: { number: 99n, time: 1n }, acts: [], submissionActs: [] };
/** The local chain has one endpoint. */
const alone = { status: 'claimed', hosts: ['127.0.0.1'] } as const;
/** The host of the local scan. */
const scan = '127.0.0.1';
const unplaced = [{ uid, kind: 'attested', time: 1n }] as const;

/** Both functions of the chain end after one request. */
const answer = async <Value>({ client }: Reader, value: Value): Promise<Value> => {
  await client.request({ method: 'eth_chainId' });
  return value;
};
const answerProof = (proof: KeptProof) =>
  vi.mocked(keepProof).mockImplementationOnce((source) => answer(source, proof));
/** The last answer stays: a check is made again before the scan is accused. */
const answerCheck = (...outcomes: readonly ActsCheck[]) => {
  for (const outcome of outcomes.slice(0, -1))
    vi.mocked(checkActsAgainstChain).mockImplementationOnce((source) => answer(source, outcome));
  vi.mocked(checkActsAgainstChain).mockImplementation((source) =>
    answer(source, outcomes.at(-1) as ActsCheck),
  );
};

/** All bundles verify, are of this contest, and have acts that lead to this head. */
const verifyAs = (head: string, isClosed = true) => {
  const bundle = { contest: { uid }, chainId: local.chain.id };
  const value = { state: { acts: { head } }, bundle, block, isClosed };
  vi.mocked(verifyProof).mockReturnValue({ status: 'verified', value } as ReturnType<typeof verifyProof>);
};

test('names the rows that the scan altered, although the page read them from the chain', async () => {
  answerProof(taken);
  verifyAs(uid);
  expect((await check({ altered: [uid] })).verdict).toEqual({ status: 'altered', uids: [uid], scan });
  answerProof({ status: 'no-proof', detail: '' });
  answerCheck(agrees);
  expect((await check({ altered: [uid] })).verdict).toEqual({ status: 'altered', uids: [uid], scan });
});

test('agrees by the proof alone if it proves what the page shows', async () => {
  answerProof(taken);
  verifyAs(uid);
  expect(await check()).toMatchObject({
    verdict: { status: 'agrees', block: 12_345n, word: alone },
    proof: { status: 'taken', isOfPage: true },
  });
  const { text, blockHash } = vi.mocked(verifyProof).mock.lastCall?.[0] ?? {};
  expect({ text, blockHash }).toEqual({ text: '{}', blockHash: block.hash });
  expect(checkActsAgainstChain).not.toHaveBeenCalled();
});

test.each(['behind', 'left-out', 'altered'] as const)(
  'does not call a page proven that shows other acts than the proof: %s',
  async (status) => {
    answerProof(taken);
    verifyAs(`0x${'07'.repeat(32)}`);
    answerCheck({ status, uids: [uid], reading } as unknown as ActsCheck);
    expect(await check()).toMatchObject({
      verdict: { status, uids: [uid], scan },
      proof: { status: 'taken', isOfPage: false },
    });
  },
);

test('does not call a page proven by a block that the chain has replaced', async () => {
  answerProof({ ...taken, status: 'kept', finality: 'replaced' });
  verifyAs(uid);
  answerCheck(agrees);
  expect(await check()).toMatchObject({
    verdict: { status: 'agrees', block: 99n },
    proof: { status: 'taken', finality: 'replaced' },
  });
});

describe('acts later than the block of the endpoint', () => {
  const acts = [{ uid, kind: 'attested', time: 1n }];
  const ahead = { status: 'ahead', uids: [uid], acts, reading } as unknown as ActsCheck;

  test.each([
    ['have the verdict unreachable if no later block comes', ahead, { status: 'unreachable' }],
    [
      'have the verdict agrees if a later read has them',
      agrees,
      { status: 'agrees', block: 99n, word: alone },
    ],
    [
      ...([
        'have the verdict altered if a later read lacks them',
        { ...ahead, status: 'altered' } as ActsCheck,
      ] as const),
      { status: 'altered', uids: [uid], scan },
    ],
  ] as const)('%s', async (_, later, verdict) => {
    vi.useFakeTimers();
    answerProof({ status: 'no-proof', detail: '' });
    answerCheck(ahead, later);
    const checked = check();
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await checked).verdict).toEqual(verdict);
  });
});

test('compares the submissions of a contest, which its proof does not have', async () => {
  answerProof(taken);
  verifyAs(uid);
  answerCheck({ status: 'left-out', uids: [uid], reading } as unknown as ActsCheck);
  const state = { ...shown.state, hasSubmissions: true } as ContestReading['state'];
  expect(await check({ state })).toMatchObject({
    verdict: { status: 'left-out', uids: [uid], scan },
    proof: { status: 'taken', isOfPage: true },
  });
});

test('does not call a page proven whose acts are in no order', async () => {
  answerProof(taken);
  verifyAs(uid);
  answerCheck(agrees);
  expect(await check({ unplaced })).toMatchObject({
    verdict: { status: 'agrees', block: 99n },
    proof: { status: 'taken', isOfPage: false },
  });
  expect(vi.mocked(checkActsAgainstChain).mock.calls[0]?.[0]).toMatchObject({ unplaced });
});

test.each([
  ['no-proof', { status: 'no-proof', detail: 'eth_getProof' }],
  ['too-large', { status: 'too-large' }],
  ['failed', { status: 'not-found' }],
  ['failed', { status: 'not-a-contest' }],
] as const)('compares the acts if there is no proof: %s', async (status, proof) => {
  answerProof(proof);
  answerCheck(agrees);
  expect(await check()).toEqual({
    verdict: { status: 'agrees', block: 99n, word: alone },
    proof: { status },
  });
});

describe('two hosts', () => {
  const other = 'https://node.example';
  const { http } = local.chain.rpcUrls.default;
  const config = { ...local, chain: { ...local.chain, rpcUrls: { default: { http: [...http, other] } } } };
  const later = { number: 12_346n, hash: `0x${'cd'.repeat(32)}`, time: 3n } as const;
  /** The hashes that the other host has. */
  let hashesOfOther: Record<string, string> = {};

  beforeEach(() => {
    vi.stubGlobal('fetch', async (input: unknown, { body }: { readonly body: string }) => {
      const { id, method, params } = JSON.parse(body);
      const [tag] = params ?? [];
      const number = tag === 'finalized' ? '0x1' : tag === 'latest' ? numberToHex(later.number) : tag;
      const own = number === numberToHex(block.number) ? block : later;
      const hash = `${input}`.startsWith(other) ? hashesOfOther[number] : own.hash;
      const found = { number, hash: hash ?? own.hash, timestamp: numberToHex(own.time), transactions: [] };
      const result = method === 'eth_getBlockByNumber' ? found : numberToHex(local.chain.id);
      return Response.json({ jsonrpc: '2.0', id, result });
    });
  });
  const checkBoth = async (...proofs: readonly KeptProof[]) => {
    for (const proof of proofs) answerProof({ ...proof, finality: null } as KeptProof);
    verifyAs(uid);
    const signal = new AbortController().signal;
    return (await runProofCheck({ config, shown, kept: null, signal, onProgress: () => {} })).verdict;
  };
  const word = (status: string) => ({ word: { status, hosts: ['127.0.0.1', 'node.example'] } });
  const takenLater: KeptProof = { ...taken, block: later };

  test('confirm a proof if the other one has its block, too', async () => {
    hashesOfOther = {};
    expect(await checkBoth(taken)).toMatchObject({
      status: 'agrees',
      block: block.number,
      ...word('confirmed'),
    });
  });

  test('may have different blocks for a moment: the proof is taken again at a later one', async () => {
    hashesOfOther = { [numberToHex(block.number)]: uid };
    expect(await checkBoth(taken, takenLater)).toMatchObject({ block: later.number, ...word('confirmed') });
  });

  test('dispute a proof if they differ again', async () => {
    hashesOfOther = { [numberToHex(block.number)]: uid, [numberToHex(later.number)]: uid };
    expect(await checkBoth(taken, takenLater)).toMatchObject({ block: later.number, ...word('disputed') });
    expect(keepProof).toHaveBeenCalledTimes(2);
  });
});

test('compares the acts once more before it says that two hosts differ', async () => {
  const other = 'https://node.example';
  const result = {
    ...{ organizer: zeroAddress, isRevoked: false, hasSubmissions: false, isSealed: false, hasReviews: true },
    ...{ submissionsUntil: 0n, opensAt: 0n, closesAt: 1n, revealUntil: 1n, judges: 3, entries: 4, acts: 0 },
    start: { submissionsUntil: 0n, opensAt: 0n, closesAt: 1n, revealUntil: 1n },
    ...({ submissions: 0, head: uid, submissionsHead: uid, maxPoints: '0x', weights: '0x' } as const),
  } as const;
  const view = encodeFunctionResult({ abi: resolverViews, functionName: 'getContest', result });
  vi.stubGlobal('fetch', async (_: unknown, { body }: { readonly body: string }) => {
    const { id, method, params } = JSON.parse(body);
    const results: Record<string, unknown> = {
      eth_chainId: numberToHex(local.chain.id),
      eth_getBlockByNumber: { number: params?.[0], hash: block.hash, timestamp: '0x1', transactions: [] },
      eth_call: view,
    };
    return Response.json({ jsonrpc: '2.0', id, result: results[method] });
  });
  const { http } = local.chain.rpcUrls.default;
  const config = { ...local, chain: { ...local.chain, rpcUrls: { default: { http: [...http, other] } } } };
  const agreesAt = (hash: string, number: bigint) =>
    ({
      ...{ status: 'agrees', isReordered: false },
      reading: { state: shown.state, block: { number, hash }, protocol: getProtocol(local) },
    }) as unknown as ActsCheck;
  answerProof({ status: 'no-proof', detail: '' });
  // The block of the first comparison is replaced meanwhile.
  answerCheck(agreesAt(uid, 98n), agreesAt(block.hash, 99n));
  const signal = new AbortController().signal;
  const { verdict } = await runProofCheck({ config, shown, kept: null, signal, onProgress: () => {} });
  expect(verdict).toEqual({
    ...{ status: 'agrees', block: 99n },
    word: { status: 'confirmed', hosts: ['127.0.0.1', 'node.example'] },
  });
});

test('tells a failure to take the proof from an endpoint without proofs', async () => {
  vi.mocked(keepProof).mockImplementationOnce(async (source) => {
    await answer(source, null);
    throw new Error('429');
  });
  answerCheck(agrees);
  expect(await check()).toMatchObject({ verdict: { status: 'agrees' }, proof: { status: 'failed' } });
});

test.each(['altered', 'unreachable'] as const)('ends without a proof: %s', async (status) => {
  answerProof({ status: 'no-proof', detail: 'eth_getProof' });
  answerCheck({ status, uids: [uid], reading } as unknown as ActsCheck);
  expect(await check()).toMatchObject({ verdict: { status }, proof: { status: 'no-proof' } });
});

/** A read that ends only by its signal, as one of an endpoint that never answers. */
const untilAborted = ({ signal }: { readonly signal?: AbortSignal | undefined } = {}) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

test('gives up an endpoint that answers nothing, and says that the chain cannot be reached', async () => {
  vi.useFakeTimers();
  serve();
  vi.mocked(keepProof).mockImplementationOnce((_source, _uid, options) => untilAborted(options));
  const checked = check();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await checked).toEqual({ verdict: { status: 'unreachable' }, proof: { status: 'failed' } });
  expect(checkActsAgainstChain).not.toHaveBeenCalled();
});

test('compares the acts with an endpoint that falls silent when the proof is asked for', async () => {
  vi.useFakeTimers();
  vi.mocked(keepProof).mockImplementationOnce(async (source, _uid, options) => {
    await answer(source, null);
    return untilAborted(options);
  });
  answerCheck(agrees);
  const checked = check();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await checked).toMatchObject({ verdict: { status: 'agrees' }, proof: { status: 'failed' } });
});

const named = `0x${'be'.repeat(32)}` as const;

test.each([
  ['shows the proof that the browser keeps', named, true, 'taken'],
  ['shows no kept proof of a contest that was open', named, false, 'failed'],
  ['shows no kept text that is not a proof', null, true, 'failed'],
] as const)('%s while the chain cannot be reached', async (_, hash, isClosed, status) => {
  vi.mocked(keepProof).mockRejectedValueOnce(new TypeError('fetch failed'));
  vi.mocked(findNamedBlock).mockReturnValue(hash);
  verifyAs(uid, isClosed);
  const { verdict, proof } = await check({ kept: '{}' });
  expect(verdict).toEqual({ status: 'unreachable' });
  expect(proof).toMatchObject({ status, ...(status === 'taken' && { finality: 'awaiting-finality' }) });
});
