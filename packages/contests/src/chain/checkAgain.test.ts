import { local } from '@org/chain-config';
import { numberToHex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { word } from '../../test/make.ts';
import type { UnplacedAct } from '../acts/orderActs.ts';
import type { ActsCheck } from './checkActs.ts';
import { checkAgain, fetchLatestHost } from './checkAgain.ts';

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
const say = (status: ActsCheck['status']) => ({ status, uids: [act.uid] }) as unknown as ActsCheck;

const take = async (first: ActsCheck, second: ActsCheck | Error) => {
  const check = vi.fn(async (_: typeof config) => {
    if (second instanceof Error) throw second;
    return second;
  });
  const taken = checkAgain(first, { config, check });
  await vi.advanceTimersByTimeAsync(20_000);
  const urls = check.mock.calls.map(([by]) => by.chain.rpcUrls.default.http[0]);
  return { status: (await taken).status, urls };
};

test('asks another host that has passed the acts which are ahead of the first one', async () => {
  times = { [one]: [90n], [two]: [101n] };
  expect(await take(ahead, say('agrees'))).toEqual({ status: 'agrees', urls: [two] });
  expect(await take(ahead, say('altered'))).toEqual({ status: 'altered', urls: [two] });
  expect(asked).toBe(4);
});

test('waits for a block after the acts: another one can have their second', async () => {
  times = { [one]: [90n, 100n, 101n] };
  expect(await take(ahead, say('altered'))).toEqual({ status: 'altered', urls: [one] });
  expect(asked).toBe(6);
});

test('cannot tell if no host passes the acts in time, nor if none answers', async () => {
  times = { [one]: [90n], [two]: [95n] };
  expect(await take(ahead, ahead)).toEqual({ status: 'ahead', urls: [two] });
  times = {};
  expect(await take(ahead, new Error('down'))).toEqual({ status: 'ahead', urls: [one] });
});

test.each(['altered', 'left-out'] as const)('accuses a scan only if it is %s twice', async (status) => {
  // The host with the latest block may lie.
  times = { [one]: [90n], [two]: [200n] };
  expect(await take(say(status), say(status))).toEqual({ status, urls: [one] });
  expect(await take(say(status), say('agrees'))).toEqual({ status: 'agrees', urls: [one] });
  expect(await take(say(status), say('unreachable'))).toEqual({ status, urls: [one] });
  expect(asked).toBe(0);
});

test.each(['agrees', 'behind', 'unreachable'] as const)('takes no other check again: %s', async (status) => {
  expect(await take(say(status), say('altered'))).toEqual({ status, urls: [] });
});

test('ends the wait when aborted', async () => {
  times = { [one]: [90n] };
  const stop = new AbortController();
  const waiting = fetchLatestHost(config, { time: 100n, signal: stop.signal });
  const caught = waiting.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_000);
  const reason = new Error('canceled');
  stop.abort(reason);
  expect(await caught).toBe(reason);
});
