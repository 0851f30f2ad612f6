import { local } from '@org/chain-config';
import { fetchNotes } from '@org/contests/chain';
import { type Hex, numberToHex, pad, toEventSelector, zeroHash } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { readFrugally, TooManyRequestsError } from './readFrugally.ts';

const LATEST = 1_000_000;
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
let contests = 0;

/** Each test has its own contest and so its own budget. */
const makeContest = (): Hex => {
  contests += 1;
  return numberToHex(contests, { size: 32 });
};

type Call = { readonly id: number; readonly method: string; readonly params: readonly unknown[] };

const makeBlock = (number: number) => ({
  number: numberToHex(number),
  hash: numberToHex(number, { size: 32 }),
  timestamp: numberToHex(number * 2),
  transactions: [],
});

const STARTED = 1_000;
/** The log of a contest, which a reader of its notes requires: else the logs are pruned. */
const makeLog = (contest: number) => ({
  address: local.eas.contract,
  topics: [
    toEventSelector('Attested(address,address,bytes32,bytes32)'),
    ...[zeroHash, pad(account), local.eas.contestSchemaUid],
  ],
  data: numberToHex(contest, { size: 32 }),
  blockNumber: numberToHex(STARTED),
  transactionHash: zeroHash,
  removed: false,
});

/** A long chain with the logs of the contests alone, whose RPC answers for at most `maxRange` blocks. Returns the number of requests. */
const serve = ({ maxRange = Number.POSITIVE_INFINITY, isDown = false }) => {
  let asked = 0;
  const answer = ({ method, params }: Call): object => {
    if (method === 'eth_chainId') return { result: numberToHex(local.chain.id) };
    if (method === 'eth_getBlockByNumber')
      return { result: makeBlock(params[0] === 'latest' ? LATEST : Number(params[0])) };
    if (method !== 'eth_getLogs') throw new Error(method);
    const { fromBlock, toBlock } = params[0] as { fromBlock: Hex; toBlock: Hex };
    const isThere = Number(fromBlock) <= STARTED && STARTED <= Number(toBlock);
    const logs = isThere ? Array.from({ length: contests }, (_, nth) => makeLog(nth + 1)) : [];
    if (Number(toBlock) - Number(fromBlock) < maxRange) return { result: logs };
    return { error: { code: -32_602, message: 'too many blocks' } };
  };
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    asked += 1;
    if (isDown) throw new TypeError('Failed to fetch');
    const call: Call = JSON.parse(String(body));
    return Response.json({ jsonrpc: '2.0', id: call.id, ...answer(call) });
  });
  return () => asked;
};

const read = (uid: Hex, force = false) =>
  readFrugally(
    { chainConfig: local, uid, force, signal: new AbortController().signal },
    ({ client }, options) =>
      fetchNotes(
        { client, config: local },
        { uid, schema: local.eas.contestSchemaUid, attester: account, time: 2_000n },
        options,
      ),
  );

afterEach(() => vi.unstubAllGlobals());

test('reads what takes few requests', async () => {
  const count = serve({});
  const { value, isRepeatable } = await read(makeContest());
  expect(value.block.number).toBe(BigInt(LATEST));
  expect(isRepeatable).toBe(true);
  expect(count()).toBeLessThan(40);
});

test('aborts a read that exceeds the limit and reports the estimate', async () => {
  const count = serve({ maxRange: 100 });
  const error = await read(makeContest()).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(TooManyRequestsError);
  const { requests } = error as TooManyRequestsError;
  expect(requests).toBeGreaterThan(5_000);
  expect(requests).toBeLessThan(40_000);
  expect(count()).toBeLessThan(60);
});

test('limits all reads of a contest to 100 requests', async () => {
  const count = serve({});
  const contest = makeContest();
  const reads = [];
  for (let turn = 0; turn < 30; turn++) reads.push(await read(contest).catch((error: unknown) => error));
  expect(reads.at(-1)).toBeInstanceOf(TooManyRequestsError);
  expect((reads.at(-1) as TooManyRequestsError).requests).toBeGreaterThan(3);
  expect(count()).toBeLessThanOrEqual(100);
  await read(makeContest());
});

test('limits reads that run side by side to 100 requests in all', async () => {
  const count = serve({ maxRange: 8_000 });
  const contest = makeContest();
  const reads = await Promise.allSettled([read(contest), read(contest), read(contest)]);
  expect(reads.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(count()).toBeLessThanOrEqual(100);
});

test('sends at most 100 requests when the block range is just too small', async () => {
  const count = serve({ maxRange: 8_000 });
  await expect(read(makeContest())).rejects.toBeInstanceOf(TooManyRequestsError);
  expect(count()).toBeLessThanOrEqual(100);
});

test('is not limited when the visitor requests the read', async () => {
  const count = serve({ maxRange: 8_000 });
  const { value, isRepeatable } = await read(makeContest(), true);
  expect(value.rows).toEqual([]);
  expect(count()).toBeGreaterThan(100);
  // Not polled every few seconds.
  expect(isRepeatable).toBe(false);
});

test('tells how many requests attestations take one by one', async () => {
  const count = serve({});
  const reading = readFrugally(
    { chainConfig: local, uid: makeContest(), force: false, signal: new AbortController().signal },
    async ({ client }, { onProgress, signal }) => {
      for (let done = 10; done <= 300; done += 10) {
        for (let n = 0; n < 10; n++)
          await client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(done + n), false] });
        onProgress?.({ step: 'attestations', done, total: 300 });
        signal.throwIfAborted();
      }
    },
  );
  // One request asks for the chain.
  await expect(reading).rejects.toMatchObject({ code: 'too-many-requests', requests: 301 });
  expect(count()).toBeLessThan(40);
});
