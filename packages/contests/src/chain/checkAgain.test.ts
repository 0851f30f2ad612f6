import { local } from '@org/chain-config';
import { numberToHex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { word } from '../../test/make.ts';
import type { UnplacedAct } from '../acts/orderActs.ts';
import type { ActsCheck } from './checkActs.ts';
import { checkAgain, waitForBlock } from './checkAgain.ts';

const [one, two] = ['https://one.example/key', 'https://two.example/'];
const config = { chain: { ...local.chain, rpcUrls: { default: { http: [one, two] } } } };

/** The times of the latest blocks by URL, one after the other; a host without any is down. */
let times: Record<string, bigint[]> = {};
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('fetch', async (input: unknown, { body }: { readonly body: string }) => {
    const { id, method } = JSON.parse(body);
    if (method === 'eth_chainId')
      return Response.json({ jsonrpc: '2.0', id, result: numberToHex(local.chain.id) });
    asked += 1;
    const left = times[`${input}`] ?? [];
    const time = left.length > 1 ? left.shift() : left[0];
    if (time === undefined) throw new TypeError('fetch failed');
    const result = { number: '0x1', hash: word(1), timestamp: numberToHex(time), transactions: [] };
    return Response.json({ jsonrpc: '2.0', id, result });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const act: UnplacedAct = { uid: word(7), kind: 'attested', time: 100n };
const ahead = { status: 'ahead', uids: [act.uid], acts: [act] } as unknown as ActsCheck;
const say = (status: ActsCheck['status']) =>
  ({ status, uids: [act.uid], reading: { block: { time: 90n } } }) as unknown as ActsCheck;

/** Checks again; `calls`: how often, `askedMs`: after which time. */
const take = async (first: ActsCheck, second: ActsCheck | Error) => {
  const began = Date.now();
  let askedMs: number | null = null;
  const check = vi.fn(async () => {
    askedMs = Date.now() - began;
    if (second instanceof Error) throw second;
    return second;
  });
  const taken = checkAgain(first, { config, check });
  await vi.advanceTimersByTimeAsync(20_000);
  return { status: (await taken).status, calls: check.mock.calls.length, askedMs };
};

test('waits for a block after the acts that are ahead: another one can have their second', async () => {
  times = { [one]: [90n, 100n, 101n] };
  expect(await take(ahead, say('altered'))).toEqual({ status: 'altered', calls: 1, askedMs: 4_000 });
  times = { [one]: [90n, 101n] };
  expect(await take(ahead, say('agrees'))).toEqual({ status: 'agrees', calls: 1, askedMs: 2_000 });
});

test('does not believe another host that states a later block', async () => {
  times = { [one]: [90n], [two]: [10n ** 9n] };
  expect(await take(ahead, ahead)).toEqual({ status: 'ahead', calls: 1, askedMs: 16_000 });
  expect(asked).toBe(9);
});

test('waits for the next endpoint if the first is down, and cannot tell if none answers', async () => {
  times = { [two]: [101n] };
  expect(await take(ahead, say('agrees'))).toEqual({ status: 'agrees', calls: 1, askedMs: 0 });
  times = {};
  expect(await take(ahead, new Error('down'))).toEqual({ status: 'ahead', calls: 1, askedMs: 16_000 });
});

test.each(['altered', 'left-out'] as const)(
  'accuses a scan only if it is %s at two blocks',
  async (status) => {
    times = { [one]: [90n, 92n] };
    expect(await take(say(status), say(status))).toEqual({ status, calls: 1, askedMs: 2_000 });
    // A chain without new blocks is not waited for long.
    times = { [one]: [90n] };
    expect(await take(say(status), say('agrees'))).toEqual({ status: 'agrees', calls: 1, askedMs: 4_000 });
    expect(await take(say(status), say('unreachable'))).toEqual({ status, calls: 1, askedMs: 4_000 });
  },
);

test.each(['agrees', 'behind', 'unreachable'] as const)('takes no other check again: %s', async (status) => {
  expect(await take(say(status), say('altered'))).toEqual({ status, calls: 0, askedMs: null });
});

test('ends the wait when aborted', async () => {
  times = { [one]: [90n] };
  const stop = new AbortController();
  const waiting = waitForBlock(config, { time: 100n, signal: stop.signal });
  const caught = waiting.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_000);
  const reason = new Error('canceled');
  stop.abort(reason);
  expect(await caught).toBe(reason);
});
