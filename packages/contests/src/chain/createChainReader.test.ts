import { local } from '@org/chain-config';
import {
  type EIP1193Parameters,
  type Hex,
  HttpRequestError,
  keccak256,
  numberToHex,
  RpcRequestError,
} from 'viem';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFakeChain, type Kept } from '../../test/fakeChain.ts';
import { address, JUDGES, makeAttestation, makeContest } from '../../test/make.ts';
import { PROTOCOL } from '../../test/makeContest.ts';
import { computeAttestationUid } from '../base/attestationUid.ts';
import { encodeActData } from '../contest/encode.ts';
import type { ChainProgress, ChainSource } from './chainReader.ts';
import { createChainReader } from './createChainReader.ts';
import { asChainError } from './endpointErrors.ts';
import { type ReadOptions, readLogged } from './readLogged.ts';

// Each read checks hundreds of UIDs, which is slow on a busy machine.

const HEAD = 5_000n;
const contest = makeContest({ time: 1_000n });

/** Attestations spread over the chain. Block n has the time 1,000 + 2n. */
const keep = (count: number, attesterOf: (index: number) => `0x${string}`, from = 10): readonly Kept[] =>
  Array.from({ length: count }, (_, index) => {
    const block = BigInt(from + ((index * 37) % 4_900));
    const comment = `Number ${index} of ${from}`;
    const time = 1_000n + block * 2n;
    return { attestation: makeAttestation({ attester: attesterOf(index), time, says: { comment } }), block };
  });

const judged = keep(300, (index) => JUDGES[index % 3] ?? '0x');
const uids = (rows: readonly { readonly uid: Hex }[]) => new Set(rows.map(({ uid }) => uid));
const expected = uids(judged.map(({ attestation }) => attestation));

/** The attestations of the contest's judges, up to a block. */
const readJudged = (source: ChainSource, options: ReadOptions = {}, since = contest.time) =>
  asChainError({ chainId: source.config.chain.id, signal: options.signal }, async () => {
    const wanted = { schemas: [PROTOCOL.schemas.evaluation], attesters: JUDGES, since };
    const { block, logged } = await readLogged(source, wanted, options);
    return { block, attestations: logged.map(({ attestation }) => attestation) };
  });

type Answer = (request: EIP1193Parameters, ask: () => unknown) => unknown;

async function read(answer?: Answer, change: Partial<Parameters<typeof createFakeChain>[0]> = {}) {
  const chain = createFakeChain({ kept: judged, head: HEAD, ...change, ...(answer && { answer }) });
  const reviews = await readJudged(chain);
  return { ...chain, ...reviews };
}

/** Runs pauses at once. */
function skipPauses() {
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void) => setTimeout(run));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

const refuse = (message: string, code = -32000) =>
  new RpcRequestError({ body: {}, url: 'https://rpc.example', error: { code, message } });

/** An endpoint that allows a number of blocks and rejects more with its own message. */
const allowing =
  (blocks: number, words: string, ranges: number[] = []): Answer =>
  ({ method, params }, ask) => {
    if (method !== 'eth_getLogs') return ask();
    const [{ fromBlock, toBlock }] = params as [{ fromBlock: Hex; toBlock: Hex }];
    const asked = Number(toBlock) - Number(fromBlock) + 1;
    ranges.push(asked);
    if (asked <= blocks) return ask();
    const last = numberToHex(Number(fromBlock) + blocks - 1);
    throw refuse(words.replace('{range}', `[${fromBlock}, ${last}]`));
  };

describe('eth_getLogs', () => {
  test.each([
    [800, 'query exceeds max block range 800'],
    [500, 'block range is too wide (maximum 500)'],
    [2_000, 'eth_getLogs is limited to a 2,000 range'],
    [1_000, 'eth_getLogs range is too large, max is 1k blocks'],
    [
      100,
      'You can make eth_getLogs requests with up to a 100 block range. This block range should work: {range}',
    ],
    [300, 'query returned more than 10000 results. Try with this block range {range}.'],
  ])('asks for ranges of %i blocks if an endpoint proposes that limit', async (blocks, words) => {
    const ranges: number[] = [];
    const { attestations } = await read(allowing(blocks, words, ranges));
    expect(uids(attestations)).toEqual(expected);
    const fewest = Math.ceil(Number(HEAD) / blocks);
    const refused = ranges.filter((range) => range > blocks).length;
    expect(refused).toBeLessThanOrEqual(2 + fewest / 10);
  });

  test.each([
    [700, 'Block range limit exceeded.'],
    [1_000, 'backend response too large'],
    [90, 'Internal error'],
    [1, 'query timeout exceeded'],
  ])('probes an endpoint that limits ranges to %i blocks without a proposal', async (blocks, words) => {
    const ranges: number[] = [];
    const { attestations } = await read(allowing(blocks, words, ranges), { head: 700n });
    expect(uids(attestations)).toEqual(
      uids(judged.flatMap(({ attestation, block }) => (block <= 700n ? attestation : []))),
    );
    const fewest = Math.ceil(700 / blocks);
    expect(ranges.length).toBeLessThanOrEqual(12 + fewest * 1.6);
  });

  test('asks for smaller ranges if an endpoint limits the number of results', async () => {
    const { attestations } = await read(({ method }, ask) => {
      const answer = ask();
      if (method !== 'eth_getLogs' || !Array.isArray(answer) || answer.length <= 20) return answer;
      throw refuse('query returned more than 20 results', -32005);
    });
    expect(uids(attestations)).toEqual(expected);
  });

  test('fails if an endpoint proposes ranges of zero blocks', async () => {
    const { client, config } = createFakeChain({
      kept: judged,
      head: HEAD,
      answer: allowing(0, 'no logs here'),
    });
    const reading = readJudged({ client, config });
    await expect(reading).rejects.toMatchObject({ code: 'chain-unreachable', retryable: true });
  });
});

describe('transport', () => {
  test('repeats a request after a delay if the endpoint has a rate limit', async () => {
    skipPauses();
    const ranges: number[] = [];
    let busy = 4;
    const { attestations } = await read((request, ask) => {
      if (request.method === 'eth_getLogs' || request.method === 'eth_call') {
        if (busy-- > 0 && busy % 2 === 0) throw refuse('Your app has exceeded its rate limit', 429);
      }
      return allowing(HEAD_AND_MORE, '', ranges)(request, ask);
    });
    expect(uids(attestations)).toEqual(expected);
    expect(ranges).toHaveLength(1);
  });

  test('retries if the connection to an endpoint breaks', async () => {
    skipPauses();
    let broken = 0;
    const { attestations } = await read(({ method }, ask) => {
      if (method !== 'eth_getLogs' || ++broken > 2) return ask();
      throw new HttpRequestError({
        url: 'https://rpc.example',
        body: {},
        cause: new TypeError('fetch failed'),
      });
    });
    expect(uids(attestations)).toEqual(expected);
    expect(broken).toBe(3);
  });

  test('aborts a request at once if the endpoint never answers', async () => {
    const controller = new AbortController();
    const { client, config } = createFakeChain({
      kept: judged,
      head: HEAD,
      answer: ({ method }, ask) => {
        if (method !== 'eth_getLogs') return ask();
        queueMicrotask(() => controller.abort(new Error('left')));
        return new Promise(() => {});
      },
    });
    const { signal } = controller;
    const reading = readJudged({ client, config }, { signal });
    await expect(reading).rejects.toThrow('left');
  });

  test('sends no smaller requests to an endpoint that denies access', async () => {
    const chain = createFakeChain({
      kept: judged,
      head: HEAD,
      answer: ({ method }, ask) => {
        if (method !== 'eth_getLogs') return ask();
        throw new HttpRequestError({ url: 'https://rpc.example', body: {}, status: 401 });
      },
    });
    const reading = readJudged(chain);
    await expect(reading).rejects.toMatchObject({ code: 'chain-unreachable' });
    expect(chain.count('eth_getLogs')).toBe(1);
  });

  test('has the same result from an endpoint that ignores the filter', async () => {
    const strangers = keep(50, (index) => address(0x5000 + index), 20);
    const everything = createFakeChain({ kept: [...judged, ...strangers], head: HEAD });
    const { attestations } = await read(({ method, params }, ask) => {
      if (method !== 'eth_getLogs') return ask();
      const [{ fromBlock, toBlock }] = params as [{ fromBlock: Hex; toBlock: Hex }];
      const all = { address: everything.config.eas.contract, fromBlock, toBlock, topics: [] };
      return everything.client.request({ method: 'eth_getLogs', params: [all] });
    });
    expect(uids(attestations)).toEqual(expected);
  });

  test('fails if an endpoint does not return a list of logs', async () => {
    for (const nonsense of [null, {}, 'logs', [{}], [null]]) {
      const { client, config } = createFakeChain({
        kept: judged,
        head: HEAD,
        answer: ({ method }, ask) => (method === 'eth_getLogs' ? nonsense : ask()),
      });
      const reading = readJudged({ client, config });
      await expect(reading).rejects.toMatchObject({ name: 'ChainError' });
    }
  });

  test("does not ask an endpoint for strangers' attestations", async () => {
    const strangers = keep(1_000, (index) => address(0x5000 + index), 20);
    const { attestations, count } = await read(undefined, { kept: [...strangers, ...judged] });
    expect(uids(attestations)).toEqual(expected);
    expect(count('eth_call')).toBe(Math.ceil(judged.length / 250));
  });
});

const HEAD_AND_MORE = Number(HEAD) + 1;

describe('eth_call', () => {
  const manyJudged = keep(600, (index) => JUDGES[index % 3] ?? '0x');

  test('reads attestations in batches of 250', async () => {
    const { attestations, count } = await read(undefined, { kept: manyJudged });
    expect(attestations).toHaveLength(600);
    expect(count('eth_call')).toBe(3);
  });

  test('reads attestations one by one, several in parallel, without Multicall3', async () => {
    const { multicall3: _, ...contracts } = local.chain.contracts;
    const plain = { ...local, chain: { ...local.chain, contracts } } as unknown as typeof local;
    const { attestations, count } = await read(undefined, { config: plain });
    expect(uids(attestations)).toEqual(expected);
    expect(count('eth_call')).toBe(300);
  });

  test('reads attestations one by one if Multicall3 is configured but not deployed', async () => {
    const { multicall3 } = local.chain.contracts;
    const { attestations, count } = await read(({ method, params }, ask) => {
      if (method === 'eth_getCode') return '0x';
      const [call] = (params ?? []) as [{ to?: string }];
      return method === 'eth_call' && call.to?.toLowerCase() === multicall3.address.toLowerCase()
        ? '0x'
        : ask();
    });
    expect(uids(attestations)).toEqual(expected);
    expect(count('eth_call')).toBe(301);
  });

  test('accepts attestations only if the UID recomputes from the fields, with any bump', async () => {
    const [first, ...others] = judged;
    if (!first) throw new Error('There are some.');
    const bumped = { ...first.attestation, uid: computeAttestationUid(first.attestation, 40) };
    const told = await read(undefined, { kept: [{ ...first, attestation: bumped }, ...others] });
    expect(told.attestations.map(({ uid }) => uid)).toContain(bumped.uid);
    const lie = {
      ...first.attestation,
      data: encodeActData('evaluation', { entry: 1, points: [26], comment: '', commentHash: null }),
    };
    const reading = read(undefined, { kept: [{ ...first, attestation: lie }, ...others] });
    await expect(reading).rejects.toMatchObject({ name: 'ChainError', code: 'chain-answer' });
  });

  test('reads attestations in smaller batches if an answer is too large', async () => {
    const { attestations } = await read(({ method }, ask) => {
      const answer = ask();
      if (method === 'eth_call' && String(answer).length > 60_000) throw refuse('response size exceeded');
      return answer;
    });
    expect(uids(attestations)).toEqual(expected);
  });
});

describe('on an unstable chain', () => {
  /** The chain's head has another hash for this many requests. */
  const reorganized = (times: number): Answer => {
    let asked = 0;
    return ({ method, params }, ask) => {
      const answer = ask();
      if (method !== 'eth_getBlockByNumber') return answer;
      const [block] = params as [string];
      const isHead = block === 'latest' || BigInt(block) === HEAD;
      if (!isHead || ++asked > times) return answer;
      return { ...(answer as object), hash: keccak256(numberToHex(asked)) };
    };
  };

  test('starts a read again after a reorganization', async () => {
    const { attestations, block, count } = await read(reorganized(2));
    expect(uids(attestations)).toEqual(expected);
    expect(block.number).toBe(HEAD);
    expect(count('eth_getLogs')).toBe(2);
  });

  test('starts an empty read again after a reorganization', async () => {
    const { count } = await read(reorganized(2), { kept: [] });
    expect(count('eth_getLogs')).toBe(2);
  });

  test('fails after three attempts with a reorganization each', async () => {
    await expect(read(reorganized(99))).rejects.toMatchObject({ code: 'chain-answer', retryable: true });
  });

  test('starts a read again if a reorganization removes its block; retries a lagging node', async () => {
    skipPauses();
    for (const [missing, reads] of [
      [2, 1],
      [4, 2],
    ] as const) {
      let asked = 0;
      const { attestations, count } = await read(({ method, params }, ask) => {
        const [block] = (params ?? []) as [string];
        const isHead = method === 'eth_getBlockByNumber' && block === numberToHex(HEAD);
        return isHead && asked++ < missing ? null : ask();
      });
      expect(uids(attestations)).toEqual(expected);
      expect(count('eth_getLogs')).toBe(reads);
    }
  });

  test('fails at once after a reorganization if the block was given', async () => {
    const { client, config } = createFakeChain({ kept: judged, head: HEAD, answer: reorganized(99) });
    const block = { number: HEAD, hash: keccak256('0x99'), time: 11_000n };
    const reading = readJudged({ client, config }, { block });
    await expect(reading).rejects.toMatchObject({ code: 'chain-answer' });
  });
});

describe('without deployedAtBlock', () => {
  const unknown = {
    ...local,
    eas: { ...local.eas, deployedAtBlock: null },
  } as unknown as typeof local;

  async function findFrom(time: bigint, answer?: Answer) {
    const from: bigint[] = [];
    const chain = createFakeChain({
      kept: [],
      head: 10_000_000n,
      config: unknown,
      answer: (request, ask) => {
        if (request.method === 'eth_getLogs') {
          from.push(BigInt((request.params as [{ fromBlock: Hex }])[0].fromBlock));
        }
        return answer ? answer(request, ask) : ask();
      },
    });
    const onProgress = (_: ChainProgress) => {};
    await readJudged(chain, { onProgress }, time);
    return { from: from[0] ?? -1n, questions: chain.count('eth_getBlockByNumber') };
  }

  test.each([0n, 1n, 63n, 64n, 65n, 12_345n, 9_999_000n, 10_000_000n])(
    'starts to read at most 65 blocks before a contest: %i',
    async (block) => {
      const { from, questions } = await findFrom(1_000n + block * 2n);
      expect(from).toBeLessThanOrEqual(block);
      expect(from).toBeGreaterThanOrEqual(block - 65n);
      expect(questions).toBeLessThan(12);
    },
  );

  test('finds the first block of a contest with uneven block times', async () => {
    const timeOf = (number: bigint) => (number < 9_000_000n ? 1_000n : 1_000n + (number - 9_000_000n) ** 2n);
    const uneven: Answer = ({ method }, ask) => {
      const answer = ask();
      if (method !== 'eth_getBlockByNumber') return answer;
      const block = answer as { number: Hex };
      return { ...block, timestamp: numberToHex(timeOf(BigInt(block.number))) };
    };
    const { from, questions } = await findFrom(timeOf(9_400_000n), uneven);
    expect(from).toBeLessThanOrEqual(9_400_000n);
    expect(from).toBeGreaterThanOrEqual(9_399_900n);
    expect(questions).toBeLessThan(60);
  });

  const pruned =
    (below: bigint, answer: () => unknown): Answer =>
    ({ method, params }, ask) => {
      const [block] = (params ?? []) as [string];
      if (method !== 'eth_getBlockByNumber' || block === 'latest') return ask();
      return BigInt(block) < below ? answer() : ask();
    };

  test.each([
    ['returns null for old blocks', () => null],
    [
      'says that it dropped old ones',
      () => {
        throw refuse('pruned history unavailable', 4444);
      },
    ],
  ])('finds the first block of a contest on a node that %s', async (_, answer) => {
    const { from } = await findFrom(1_000n + 9_000_000n * 2n, pruned(8_000_000n, answer));
    expect(from).toBeLessThanOrEqual(9_000_000n);
    expect(from).toBeGreaterThanOrEqual(8_999_900n);
  });

  test.each([0n, 1n, 64n, 65n, 12_345n, 9_999_999n])(
    'finds the first block of a contest exactly: %i',
    async (number) => {
      const chain = createFakeChain({ kept: [], head: 10_000_000n });
      const reader = createChainReader(chain);
      const time = 1_000n + number * 2n;
      expect(await reader.fetchFirstBlock(time)).toMatchObject({ number, time });
      // Between two blocks, the later one.
      expect(await reader.fetchFirstBlock(time + 1n)).toMatchObject({ number: number + 1n, time: time + 2n });
      expect(chain.count('eth_getBlockByNumber')).toBeLessThan(40);
    },
  );

  test('finds the first block of a contest exactly or not at all if the node does not know a block once', async () => {
    const time = 1_000n + 9_999_000n * 2n;
    const outcomes = new Set<string>();
    let missed = 0;
    let asked: number;
    do {
      missed += 1;
      asked = 0;
      const chain = createFakeChain({
        kept: [],
        head: 10_000_000n,
        answer: ({ method, params }, ask) => {
          const [block] = (params ?? []) as [string];
          if (method !== 'eth_getBlockByNumber' || block === 'latest') return ask();
          return ++asked === missed ? null : ask();
        },
      });
      const outcome = await createChainReader(chain)
        .fetchFirstBlock(time)
        .then(
          (block) => String(block?.number),
          (error: { code?: string }) => String(error.code),
        );
      outcomes.add(outcome);
    } while (asked >= missed);
    expect([...outcomes].toSorted()).toEqual(['9999000', 'chain-answer']);
  });

  test('finds no first block of a contest if an earlier block is after its time', async () => {
    const config = { ...local, eas: { ...local.eas, deployedAtBlock: 100 } } as unknown as typeof local;
    const reader = createChainReader(createFakeChain({ kept: [], head: 10_000n, config }));
    expect(await reader.fetchFirstBlock(1_200n)).toMatchObject({ number: 100n });
    await expect(reader.fetchFirstBlock(1_100n)).rejects.toMatchObject({ code: 'chain-answer' });
  });

  test('finds the last block or none at the end of the chain', async () => {
    const reader = createChainReader(createFakeChain({ kept: [], head: 10n }));
    expect(await reader.fetchFirstBlock(1_020n)).toMatchObject({ number: 10n });
    expect(await reader.fetchFirstBlock(1_021n)).toBeNull();
    expect(await reader.fetchFirstBlock(5n)).toMatchObject({ number: 0n });
  });

  test('does not guess the first block of a contest if the node has pruned it', async () => {
    const finding = findFrom(
      1_000n + 7_000_000n * 2n,
      pruned(8_000_000n, () => null),
    );
    await expect(finding).rejects.toMatchObject({ code: 'chain-answer' });
  });
});

test('asks once more for attestations that a node does not have yet', async () => {
  skipPauses();
  const row = judged[0]?.attestation;
  if (!row) throw new Error('no attestation');
  const behind = createFakeChain({ kept: [], head: HEAD });
  let calls = 0;
  const chain = createFakeChain({
    ...{ kept: judged, head: HEAD },
    answer: (request, ask) => {
      if (request.method === 'eth_call') calls += 1;
      return calls === 1 ? behind.client.request(request as never) : ask();
    },
  });
  const reader = createChainReader(chain);
  expect(await reader.fetchAttestations([row.uid])).toMatchObject([{ uid: row.uid }]);
  expect(calls).toBe(2);
  // An answer without an attestation is believed the second time.
  expect(await reader.fetchAttestations([keccak256(row.uid)])).toEqual([]);
  expect(calls).toBe(4);
});
