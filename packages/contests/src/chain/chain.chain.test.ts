import { createPublicClient, custom, type EIP1193Parameters, http, toHex, zeroHash } from 'viem';
import { beforeAll, describe, expect, test } from 'vitest';
import { INPUT, JUDGE, ORGANIZER, OTHER_JUDGE, useLocalChain, VISITOR } from '../../test/localChain.ts';
import { word } from '../../test/make.ts';
import type { Attestation } from '../attestation/attestation.ts';
import { isAttestationUidTrue } from '../attestation/attestationUid.ts';
import type { Contest } from '../contest/contest.ts';
import { encodeEvaluation } from '../contest/evaluationSchemas.ts';
import { readResult } from '../rule/readResult.ts';
import { attest, evaluate, revokeAttestation, startContest } from '../write/acts.ts';
import type { ChainProgress } from './chainReader.ts';
import { checkAgainstChain } from './checkAgainstChain.ts';
import { createChainReader } from './createChainReader.ts';

const { client, config, test: node, reader, createWallet } = useLocalChain();
const [shelf, stamp] = INPUT.entries as readonly [string, string];

let contest: Contest;
let attestations: readonly Attestation[];

/** A client that answers some requests itself. */
function createClient(answer: (request: EIP1193Parameters, ask: () => Promise<unknown>) => Promise<unknown>) {
  const request = (args: EIP1193Parameters) =>
    answer(args, () => client.request(args as Parameters<typeof client.request>[0]));
  return createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
}

beforeAll(async () => {
  const as = (account: typeof JUDGE | typeof ORGANIZER | typeof OTHER_JUDGE | typeof VISITOR) => ({
    client,
    config,
    walletClient: createWallet(account),
    account,
  });
  const { uid } = await startContest({ ...as(ORGANIZER), input: INPUT });
  const lookup = await reader.findContest(uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  contest = lookup.contest;
  const input = { entry: shelf, tags: ['CREATIVITY_5'], comment: 'Nobody else thought of it.' };
  await node.increaseTime({ seconds: 10 });
  await evaluate({ ...as(JUDGE), contest, input });
  await node.increaseTime({ seconds: 10 });
  await evaluate({ ...as(JUDGE), contest, input: { ...input, tags: ['DIFFICULTY_5', 'OPEN_SOURCE_3'] } });
  const revoked = await evaluate({ ...as(OTHER_JUDGE), contest, input: { ...input, entry: stamp } });
  await node.increaseTime({ seconds: 10 });
  const schemaUid = config.eas.evaluationSchemaUid;
  await revokeAttestation({ ...as(OTHER_JUDGE), uid: revoked.uid, schemaUid });
  await attest({ ...as(OTHER_JUDGE), request: { schemaUid, data: '0x1234', refUid: uid } });
  const stranger = encodeEvaluation({ contest: uid, entry: shelf, tags: [], points: 255, comment: '' });
  await attest({ ...as(VISITOR), request: { schemaUid, data: stranger, refUid: uid } });
  ({ attestations } = await reader.fetchEvaluations(contest));
});

describe('createChainReader', () => {
  test('reads a result from the chain only', async () => {
    const { block } = await reader.fetchEvaluations(contest);
    const result = readResult({ contest, attestations, block });
    expect(result.ranking).toMatchObject([
      { entry: shelf, rank: 1, points: '8.00', reviews: 1, judges: 2 },
      { entry: stamp, rank: null, points: '' },
    ]);
    expect(result.ignored.map(({ reason }) => reason).sort()).toEqual([
      'superseded',
      'undecodable',
      'withdrawn',
    ]);
    expect(attestations.every(isAttestationUidTrue)).toBe(true);
    expect(attestations.every(({ txid }) => txid?.length === 66)).toBe(true);
    expect(block).toMatchObject({ number: await client.getBlockNumber() });
  });

  test('distinguishes a contest, another attestation and an unknown UID', async () => {
    expect(await reader.findContest(word(1))).toEqual({ status: 'not-found' });
    expect(await reader.findContest(zeroHash)).toEqual({ status: 'not-found' });
    const [evaluation] = attestations;
    expect(await reader.findContest(evaluation?.uid ?? '0x')).toMatchObject({
      status: 'not-a-contest',
      reason: 'other-schema',
    });
  });

  test('adapts block ranges and batches to the endpoint', async () => {
    await node.mine({ blocks: 200 });
    const ranges: number[] = [];
    const limited = createClient(async ({ method, params }, ask) => {
      if (method === 'eth_getLogs') {
        const [{ fromBlock, toBlock }] = params as [{ fromBlock: `0x${string}`; toBlock: `0x${string}` }];
        const blocks = Number(toBlock) - Number(fromBlock) + 1;
        if (blocks > 50) throw Object.assign(new Error('query exceeds max block range 50'), { code: -32005 });
        ranges.push(blocks);
      }
      if (method === 'eth_call' && JSON.stringify(params).length > 3_000) throw new Error('out of gas');
      return ask();
    });
    const seen: ChainProgress[] = [];
    const read = await createChainReader({ client: limited, config }).fetchEvaluations(contest, {
      onProgress: (progress) => seen.push(progress),
    });
    expect(new Set(read.attestations)).toEqual(new Set(attestations));
    expect(ranges.length).toBeGreaterThan(3);
    expect(seen.filter(({ step, done, total }) => step === 'blocks' && done === total)).toHaveLength(1);
    expect(seen.at(-1)).toEqual({
      step: 'attestations',
      done: attestations.length,
      total: attestations.length,
    });
  });

  test('rejects when aborted', async () => {
    const controller = new AbortController();
    const reading = reader.fetchEvaluations(contest, {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('left')),
    });
    await expect(reading).rejects.toThrow('left');
  });

  test('reads without Multicall3', async () => {
    const { multicall3: _, ...contracts } = config.chain.contracts;
    const plain = { ...config, chain: { ...config.chain, contracts } };
    const read = await createChainReader({ client, config: plain }).fetchEvaluations(contest);
    expect(new Set(read.attestations)).toEqual(new Set(attestations));
  });

  test('rejects an endpoint of another chain', async () => {
    const other = createClient(async ({ method }, ask) => (method === 'eth_chainId' ? '0x1' : ask()));
    const reading = createChainReader({ client: other, config }).findContest(contest.uid);
    await expect(reading).rejects.toMatchObject({
      name: 'ChainError',
      code: 'wrong-chain',
      retryable: false,
    });
  });

  test('fails with chain-unreachable without an answer', async () => {
    const dead = createPublicClient({ transport: http('http://127.0.0.1:9', { retryCount: 0 }) });
    const reading = createChainReader({ client: dead, config }).fetchEvaluations(contest);
    await expect(reading).rejects.toMatchObject({ code: 'chain-unreachable', retryable: true });
  });

  test('retries if a node lags behind the logs', async () => {
    let lagging = 1;
    const behind = createClient(async ({ method, params }, ask) => {
      if (method !== 'eth_call' || lagging === 0) return ask();
      lagging -= 1;
      const [call] = params as [Record<string, unknown>];
      const first = await client.request({
        method: 'eth_call',
        params: [call, toHex(contestBlock)] as never,
      });
      return first;
    });
    const { blockNumber: contestBlock } = await client.getTransactionReceipt({
      hash:
        (await client.getLogs({ address: config.eas.contract, fromBlock: 0n }))[0]?.transactionHash ?? '0x',
    });
    const read = await createChainReader({ client: behind, config }).fetchEvaluations(contest);
    expect(new Set(read.attestations)).toEqual(new Set(attestations));
    expect(lagging).toBe(0);
  });
});

describe('checkAgainstChain', () => {
  const check = (
    scanAttestations: readonly Attestation[],
    change: Partial<Parameters<typeof checkAgainstChain>[0]> = {},
  ) => checkAgainstChain({ client, config, contest, scanAttestations, ...change });

  test('agrees at a block', async () => {
    const { status, ...rest } = await check(attestations);
    expect(status).toBe('agrees');
    expect(rest).toMatchObject({ block: { number: await client.getBlockNumber() } });
  });

  test('reports behind if the newest reviews are missing', async () => {
    const sorted = attestations.toSorted((a, b) => Number(a.time - b.time));
    const youngest = sorted.at(-1);
    const shown = sorted
      .filter(({ time }) => time !== youngest?.time)
      .map((row) => ({ ...row, revocationTime: 0n }));
    const outcome = await check(shown);
    expect(outcome).toMatchObject({ status: 'behind' });
    expect(outcome.status === 'behind' && outcome.uids).toContain(youngest?.uid);
  });

  test('reports left-out if newer reviews are present', async () => {
    const [oldest, ...others] = attestations.toSorted((a, b) => Number(a.time - b.time));
    expect(await check(others)).toMatchObject({ status: 'left-out', uids: [oldest?.uid] });
  });

  test('reports left-out if the scan counted the row or shows newer ones of other contests', async () => {
    const youngest = attestations.toSorted((a, b) => Number(b.time - a.time))[0];
    const shown = attestations.filter((row) => row !== youngest);
    expect(await check(shown, { scanMissing: 1 })).toMatchObject({
      status: 'left-out',
      uids: [youngest?.uid],
    });
    const scanHead = { blockNumber: null, time: (youngest?.time ?? 0n) + 1n };
    expect(await check(shown, { scanHead })).toMatchObject({ status: 'left-out', uids: [youngest?.uid] });
  });

  test('reports left-out for a missing revocation', async () => {
    const quiet = attestations.map((row) => ({ ...row, revocationTime: 0n }));
    const [revocationTime = 0n] = attestations.flatMap((row) => row.revocationTime || []);
    const scanHead = { blockNumber: null, time: revocationTime + 1n };
    expect(await check(quiet, { scanHead })).toMatchObject({ status: 'left-out' });
  });

  test('reports altered for a changed row', async () => {
    const [first, ...others] = attestations;
    if (!first) throw new Error('An attestation is needed.');
    expect(await check([{ ...first, data: '0x' }, ...others])).toMatchObject({
      status: 'altered',
      uids: [first.uid],
    });
    const invented = { ...first, uid: word(7) };
    expect(await check([invented, ...attestations])).toMatchObject({ status: 'altered', uids: [word(7)] });
    const told = { ...contest, judges: [VISITOR] } as Contest;
    expect(await check(attestations, { contest: told })).toMatchObject({ status: 'altered' });
  });

  test('reports unreachable without an answer or on another chain, and rejects when aborted', async () => {
    const dead = createPublicClient({ transport: http('http://127.0.0.1:9', { retryCount: 0 }) });
    expect(await check(attestations, { client: dead })).toMatchObject({ status: 'unreachable' });
    const other = createClient(async ({ method }, ask) => (method === 'eth_chainId' ? '0x1' : ask()));
    expect(await check(attestations, { client: other })).toMatchObject({ status: 'unreachable' });
    const nothing = createClient(async () => null);
    expect(await check(attestations, { client: nothing })).toMatchObject({ status: 'unreachable' });
    await expect(check(attestations, { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow(
      'left',
    );
  });
});
