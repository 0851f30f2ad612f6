import { afterEach, expect, test, vi } from 'vitest';
import { word } from '../../test/make.ts';
import { type BlockOpinion, fetchBlockOpinions, weighOpinions } from './blockOpinions.ts';

const agrees = (url: string): BlockOpinion => ({ url, status: 'agrees', isFinal: true });
const [one, two] = ['https://rpc.one.example/key', 'https://rpc.two.example/'];

test('needs two hosts for a confirmed block', () => {
  expect(weighOpinions([])).toEqual({ status: 'unknown', hosts: [] });
  expect(weighOpinions([{ url: one, status: 'absent' }])).toEqual({ status: 'unknown', hosts: [] });
  expect(weighOpinions([agrees(one), { url: two, status: 'unreachable' }])).toEqual({
    ...{ status: 'claimed', hosts: ['rpc.one.example'] },
  });
  expect(weighOpinions([agrees(one), agrees('https://rpc.one.example/other')]).status).toBe('claimed');
  expect(weighOpinions([agrees(one), agrees(two)])).toEqual({
    ...{ status: 'confirmed', hosts: ['rpc.one.example', 'rpc.two.example'] },
  });
});

test('disputes a block of which one endpoint has another', () => {
  const other = { url: 'https://three.example', status: 'differs', hash: word(7) } as const;
  expect(weighOpinions([agrees(one), agrees(two), other])).toEqual({
    ...{ status: 'disputed', hosts: ['rpc.one.example', 'three.example'] },
  });
  // Nobody agrees: the endpoint that named the block comes first, once.
  const all = [one, two].map((url) => ({ ...other, url }));
  expect(weighOpinions(all).hosts).toEqual(['rpc.one.example', 'rpc.two.example']);
  expect(weighOpinions(all, two).hosts).toEqual(['rpc.two.example', 'rpc.one.example']);
});

const block = { number: 7n, hash: word(7) };

/** An endpoint that never answers, except to the abort. */
const silent = (_: unknown, { signal }: { readonly signal: AbortSignal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits for a silent endpoint 5 seconds in all, and shows what the other one says', async () => {
  const asked: string[] = [];
  const answers: Record<string, unknown> = { eth_chainId: '0x7a69' };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { signal: AbortSignal; body: string }) => {
    asked.push(url);
    if (url === two) return silent(url, init);
    const { id, method } = JSON.parse(init.body);
    const result = answers[method] ?? { number: '0x7', hash: block.hash, transactions: [] };
    return Response.json({ jsonrpc: '2.0', id, result });
  });
  const begun = Date.now();
  const opinions = await fetchBlockOpinions([one, two], { block, chainId: 31337 });
  expect(Date.now() - begun).toBeLessThan(5_900);
  expect(opinions).toEqual([agrees(one), { url: two, status: 'unreachable' }]);
  expect(asked.filter((url) => url === two)).toHaveLength(4);
});

test('asking for opinions of a block ends with the signal', async () => {
  vi.stubGlobal('fetch', silent);
  const stop = new AbortController();
  const asking = fetchBlockOpinions([one], { block, chainId: 31337, signal: stop.signal });
  const reason = new Error('canceled');
  setTimeout(() => stop.abort(reason), 50);
  await expect(asking).rejects.toBe(reason);
});
