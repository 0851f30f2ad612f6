import {
  createPublicClient,
  decodeFunctionResult,
  encodeFunctionResult,
  type Hex,
  hexToBigInt,
  http,
  numberToHex,
  toFunctionSelector,
} from 'viem';
import { beforeAll, describe, expect, test } from 'vitest';
import { rpcUrl as url } from '../../../../tools/test/vitest/chains.ts';
import {
  type Asked,
  createEndpoint,
  INPUT,
  JUDGE,
  ORGANIZER,
  OTHER_JUDGE,
  useLocalChain,
} from '../../test/localChain.ts';
import { orderActs } from '../acts/orderActs.ts';
import type { Contest } from '../contest/contest.ts';
import { takeProof } from '../proof/takeProof.ts';
import { perform } from '../write/acts.ts';
import { checkActsAgainstChain } from './checkActs.ts';
import { type ActsReading, createActsReader } from './createActsReader.ts';
import { fetchAtLatest, fetchContestView } from './fetchContestView.ts';
import { resolverViews } from './generated/resolverViews.ts';

const chain = useLocalChain();
const { client, config, test: node, createWallet, readContest } = chain;

const by = (account: typeof JUDGE | typeof ORGANIZER | typeof OTHER_JUDGE) => ({
  ...{ client, config, account, walletClient: createWallet(account) },
});
const input = { entry: '1', given: [7], comment: 'Clear.' };

let contest: Contest;
/** The block before the contest. */
let before: bigint;
/** The block before the last review. */
let behind: bigint;
let whole: ActsReading;

beforeAll(async () => {
  before = await client.getBlockNumber();
  const { uid } = await perform({ ...by(ORGANIZER), act: { kind: 'contest', input: INPUT } });
  contest = await readContest(uid);
  await perform({ ...by(JUDGE), act: { kind: 'review', contest, input } });
  const block = await client.getBlock();
  behind = block.number;
  // On a chain with rules for its block times, no later block has the same second.
  await node.setNextBlockTimestamp({ timestamp: block.timestamp + 1n });
  await perform({ ...by(OTHER_JUDGE), act: { kind: 'review', contest, input } });
  const lookup = await createActsReader({ client, config }).fetchActs(uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  whole = lookup.reading;
});

const isTooLate = (block: unknown) =>
  typeof block === 'string' && block.startsWith('0x') && hexToBigInt(block as Hex) > behind;
const HEAD_TAGS: readonly unknown[] = ['latest', 'pending', 'safe', 'finalized'];

/** A node whose head is the block before the last review: it answers as a node does that has no later block. */
const answerBehind = async (
  { method, params }: Asked,
  ask: (changed?: Partial<Asked>) => Promise<{ readonly result?: unknown; readonly error?: unknown }>,
) => {
  if (method === 'eth_blockNumber') return { result: numberToHex(behind) };
  if (method === 'eth_getLogs') {
    const [filter] = params as readonly [{ readonly toBlock: string }];
    return isTooLate(filter.toBlock) ? ask({ params: [{ ...filter, toBlock: numberToHex(behind) }] }) : ask();
  }
  if (method === 'eth_getBlockByNumber' && isTooLate(params[0])) return { result: null };
  if (params.some(isTooLate) && method !== 'eth_estimateGas')
    return { error: { code: -32_000, message: 'header not found' } };
  // Calls without a block are about the latest one.
  const isAtHead = method === 'eth_call' && params.length < 2;
  const asked = isAtHead ? [...params, 'latest'] : params;
  return ask({ params: asked.map((each) => (HEAD_TAGS.includes(each) ? numberToHex(behind) : each)) });
};

const connect = (endpoint: string) =>
  createPublicClient({ transport: http(endpoint, { retryCount: 0 }), cacheTime: 0 });
/** An endpoint that lags behind. */
const createBehind = async () => connect(await createEndpoint(url, answerBehind));
/** Two nodes behind one URL, one of which lags behind. `isBehind` tells which of its requests that one gets. */
const createTwo = async (isBehind: (n: number) => boolean) => {
  let n = 0;
  return connect(
    await createEndpoint(url, (asked, ask) => {
      n += 1;
      return isBehind(n) ? answerBehind(asked, ask) : ask();
    }),
  );
};

/** The acts of a scan, replayed. */
const scanned = (acts: ActsReading['acts']) => {
  const ordered = orderActs({ protocol: whole.protocol, contest: whole.contest, rows: [...acts] });
  if (!ordered.ok) throw new Error(ordered.refusal);
  return ordered.value;
};

/** Each sequence of nodes up to a length, as which of them lags. */
const SEQUENCES: readonly (readonly [string, (n: number) => boolean])[] = [
  ['every second request', (n) => n % 2 === 0],
  ['every other request', (n) => n % 2 === 1],
  ['every third request', (n) => n % 3 === 0],
  ['the first five requests', (n) => n <= 5],
  ['requests 3 to 8', (n) => n >= 3 && n <= 8],
];

describe.each(SEQUENCES)('two nodes behind one URL, of which one lags and gets %s', (_, isBehind) => {
  test('a read has all acts up to its block, or fails', async () => {
    const reader = createActsReader({ client: await createTwo(isBehind), config });
    const lookup = await reader.fetchActs(contest.uid).catch(() => null);
    if (lookup === null) return;
    if (lookup.status !== 'found') throw new Error(lookup.status);
    const { block, state } = lookup.reading;
    expect(state.acts.acts).toHaveLength(block.number > behind ? 2 : 1);
  });

  test('the scan is not accused of anything', async () => {
    const check = await checkActsAgainstChain({
      ...{ client: await createTwo(isBehind), config },
      ...scanned(whole.acts),
    });
    expect(['agrees', 'ahead', 'unreachable']).toContain(check.status);
  });
});

test('a read is begun again when its nodes contradict each other', async () => {
  // The list of acts comes from the node that does not have the last one.
  let lists = 0;
  const endpoint = await createEndpoint(url, (asked, ask) => {
    const isLate = asked.method === 'eth_call' && asked.params[1] === 'latest';
    lists += isLate ? 1 : 0;
    return isLate && lists === 2 ? answerBehind(asked, ask) : ask();
  });
  const lookup = await createActsReader({ client: connect(endpoint), config }).fetchActs(contest.uid);
  expect(lists).toBeGreaterThan(2);
  expect(lookup).toMatchObject({ reading: { block: { number: whole.block.number } } });
});

test('a fresh contest that the first node does not have is asked for again', async () => {
  let calls = 0;
  const endpoint = await createEndpoint(url, (asked, ask) => {
    calls += asked.method === 'eth_call' ? 1 : 0;
    const isFirst = asked.method === 'eth_call' && calls === 1;
    return isFirst ? ask({ params: [asked.params[0], numberToHex(before)] }) : ask();
  });
  const lookup = await createActsReader({ client: connect(endpoint), config }).fetchActs(contest.uid);
  expect(lookup.status).toBe('found');
});

const GET_CONTEST = toFunctionSelector('getContest(bytes32)');

/** An endpoint whose `getContest` is changed, and how often it was asked for: once for each read. */
async function createLying(change: Record<string, unknown>) {
  const reads = { count: 0 };
  const endpoint = await createEndpoint(url, async ({ method, params }, ask) => {
    const call = params[0] as { readonly data?: string } | undefined;
    if (method !== 'eth_call' || !call?.data?.startsWith(GET_CONTEST)) return ask();
    reads.count += 1;
    const view = { abi: resolverViews, functionName: 'getContest' } as const;
    const told = decodeFunctionResult({ ...view, data: (await ask()).result as Hex });
    return { result: encodeFunctionResult({ ...view, result: { ...told, ...change } }) };
  });
  return { reads, source: { client: connect(endpoint), config } };
}

test.each([
  ['an answer that contradicts another', { head: `0x${'07'.repeat(32)}` }, 3],
  ['more acts than are read', { acts: 100_001 }, 1],
  ['no contest at the block', { closesAt: 0n }, 3],
] as const)('a whole read is made at most three times: %s', async (_, change, times) => {
  const read = await createLying(change);
  await expect(createActsReader(read.source).fetchActs(contest.uid)).rejects.toMatchObject({
    ...{ code: 'chain-answer', retryable: times > 1 },
  });
  expect(read.reads.count).toBe(times);
  const proof = await createLying(change);
  await expect(takeProof(proof.source, contest.uid)).rejects.toMatchObject({ code: 'chain-answer' });
  expect(proof.reads.count).toBe(times);
});

test('an endpoint that lags behind does not make a review of the scan seem invented', async () => {
  const source = { client: await createBehind(), config };
  expect(await checkActsAgainstChain({ ...source, ...scanned(whole.acts) })).toMatchObject({
    ...{ status: 'ahead', uids: [whole.acts[1]?.uid] },
  });
  // The scan and the chain have the same acts.
  expect(await checkActsAgainstChain({ ...source, ...scanned(whole.acts.slice(0, 1)) })).toMatchObject({
    status: 'agrees',
    reading: { block: { number: behind } },
  });
});

test('a scan that lags behind is behind, and has left nothing out', async () => {
  expect(await checkActsAgainstChain({ client, config, ...scanned(whole.acts.slice(0, 1)) })).toMatchObject({
    ...{ status: 'behind', uids: [whole.acts[1]?.uid] },
  });
});

test('state is read at the latest block of the node that has it', async () => {
  const read = (from: typeof client) =>
    fetchAtLatest(from, (blockNumber) => from.getBalance({ address: JUDGE, blockNumber }));
  const { block } = await read(await createTwo((n) => n === 2));
  expect(block.number).toBe(whole.block.number);
});

/** A contest's state by an endpoint that answers the first `calls` calls in another way. */
const view = async (calls: number, answer: (result: string) => { result: string } | { error: object }) => {
  let asked = 0;
  const endpoint = await createEndpoint(url, async ({ method }, ask) => {
    const { result } = await ask();
    if (method === 'eth_call') asked += 1;
    return method === 'eth_call' && asked <= calls ? answer(`${result}`) : { result };
  });
  const kept = { uid: contest.uid, resolver: contest.terms.resolver, chainId: config.chain.id };
  return { read: fetchContestView(connect(endpoint), kept), getAsked: () => asked };
};
const toZeros = (result: string) => ({ result: `0x${'0'.repeat(result.length - 2)}` });

test('a node that does not have a contest yet does not state its dates', async () => {
  const once = await view(1, toZeros);
  expect((await once.read).view.closesAt).toBe(contest.endsAt);
  const always = await view(10, toZeros);
  await expect(always.read).rejects.toMatchObject({ name: 'ChainError', code: 'chain-answer' });
});

test('an endpoint that limits the rate of requests is asked again later', async () => {
  const { read } = await view(3, () => ({ error: { code: 429, message: 'rate limit' } }));
  expect((await read).view.closesAt).toBe(contest.endsAt);
});

test('a revert is not asked about again', async () => {
  const { read, getAsked } = await view(10, () => ({ error: { code: 3, message: 'execution reverted' } }));
  await expect(read).rejects.toThrow();
  expect(getAsked()).toBe(1);
});
