import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { createPublicClient, http } from 'viem';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createRpcFetch } from './createRpcFetch.ts';
import { readAnswer } from './readAnswer.ts';

type Question = { readonly id: number; readonly method: string };
type Reply = { readonly status?: number; readonly body: unknown } | 'silent';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** An HTTP server that acts as an RPC and records the methods it receives. */
const startRpc = async (chainId: number, reply: (question: Question) => Reply, delayMs = 0) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (bytes: Buffer) => {
      text += bytes.toString();
    });
    request.on('end', () => {
      const question: Question = JSON.parse(text);
      asked.push(question.method);
      const answer =
        question.method === 'eth_chainId'
          ? { body: { result: `0x${chainId.toString(16)}` } }
          : reply(question);
      if (answer === 'silent') return;
      response.statusCode = answer.status ?? 200;
      const { body } = answer;
      const sent =
        typeof body === 'string'
          ? body
          : JSON.stringify({ jsonrpc: '2.0', id: question.id, ...Object(body) });
      setTimeout(() => response.end(sent), delayMs);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/Secret`,
    asked,
  };
};

const block = (number: string) => (): Reply => ({ body: { result: number } });
const DOWN = 'http://127.0.0.1:1/Secret';

const createClient = (urls: readonly string[], patienceMs?: number) => {
  const [url = ''] = urls;
  const fetchFn = createRpcFetch({ chainId: 8453, urls, patienceMs });
  const client = createPublicClient({ transport: http(url, { fetchFn, retryCount: 0 }), cacheTime: 0 });
  return { read: () => client.getBlockNumber(), client, fetchFn };
};

test('uses only the first RPC while it answers', async () => {
  const [first, second] = [await startRpc(8453, block('0x1')), await startRpc(8453, block('0x2'))];
  const { read } = createClient([first.url, second.url]);
  expect([await read(), await read()]).toEqual([1n, 1n]);
  expect(first.asked).toEqual(['eth_chainId', 'eth_blockNumber', 'eth_blockNumber']);
  expect(second.asked).toEqual([]);
});

test.each<[string, Reply]>([
  ['an error status', { status: 500, body: '' }],
  ['too many requests', { status: 429, body: { error: { code: 429, message: 'slow down' } } }],
  ['a limit as a JSON-RPC error', { body: { error: { code: -32_005, message: 'limit exceeded' } } }],
  ['HTML', { body: '<!doctype html>' }],
  ['nothing', { body: '' }],
  ['no result', { body: {} }],
  ['an answer of 11 MB', { body: { result: 'x'.repeat(11 * 1024 * 1024) } }],
])('issue 13: uses the second RPC if the first answers with %s', async (_, reply) => {
  const [first, second] = [await startRpc(8453, () => reply), await startRpc(8453, block('0x2'))];
  const { read } = createClient([first.url, second.url]);
  expect([await read(), await read()]).toEqual([2n, 2n]);
  // After its failure it is tried last.
  expect(first.asked).toEqual(['eth_chainId', 'eth_blockNumber']);
});

test('issue 13: uses the second RPC if the first is down or silent', async () => {
  const second = await startRpc(8453, block('0x2'));
  expect(await createClient([DOWN, second.url]).read()).toBe(2n);
  const silent = await startRpc(8453, () => 'silent');
  const { read } = createClient([silent.url, second.url], 100);
  expect([await read(), await read()]).toEqual([2n, 2n]);
  expect(silent.asked.filter((method) => method === 'eth_blockNumber')).toHaveLength(1);
});

test('issue 13: never uses an RPC of another chain', async () => {
  const [liar, honest] = [await startRpc(1, block('0x1')), await startRpc(8453, block('0x2'))];
  const { read } = createClient([liar.url, honest.url]);
  expect([await read(), await read()]).toEqual([2n, 2n]);
  expect(liar.asked).toEqual(['eth_chainId']);
  const alone = createClient([liar.url, DOWN]);
  await expect(alone.read()).rejects.toThrow(/is one of chain 1/);
  expect(await alone.client.getChainId()).toBe(1);
  expect(liar.asked).toEqual(['eth_chainId', 'eth_chainId']);
});

test('returns a revert, and tries the next RPC after a rejected request', async () => {
  const revert = { code: 3, message: 'execution reverted', data: '0x' };
  const [first, second] = [
    await startRpc(8453, ({ method }) => ({
      body: { error: method === 'eth_call' ? revert : { code: -32_000, message: 'block range too wide' } },
    })),
    await startRpc(8453, () => ({ body: { error: { code: -32_000, message: 'at most 10 blocks' } } })),
  ];
  const { client } = createClient([first.url, second.url]);
  await expect(client.call({ to: `0x${'1'.repeat(40)}` })).rejects.toThrow('execution reverted');
  expect(second.asked).toEqual([]);
  // If all reject, the error of the first is returned.
  await expect(client.getLogs()).rejects.toThrow('block range too wide');
  expect(second.asked).toEqual(['eth_chainId', 'eth_getLogs']);
});

test('sends a transaction that the node signs only once', async () => {
  const [first, second] = [
    await startRpc(8453, () => ({ status: 500, body: '' })),
    await startRpc(8453, block('0x2')),
  ];
  const { fetchFn } = createClient([first.url, second.url]);
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [] });
  expect((await fetchFn('', { method: 'POST', body })).status).toBe(500);
  expect(second.asked).toEqual([]);
});

test('issue 13: sends a signed transaction to the second RPC only if the first fails', async () => {
  const slow = await startRpc(8453, () => ({ body: { result: '0xabc' } }), 50);
  const second = await startRpc(8453, () => ({
    body: { error: { code: -32_000, message: 'already known' } },
  }));
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: ['0x'] });
  const { fetchFn } = createClient([slow.url, second.url], 1);
  expect(await (await fetchFn('', { method: 'POST', body })).json()).toMatchObject({ result: '0xabc' });
  expect(second.asked).toEqual([]);
  const { fetchFn: withoutFirst } = createClient([DOWN, slow.url], 1);
  expect(await (await withoutFirst('', { method: 'POST', body })).json()).toMatchObject({ result: '0xabc' });
});

test('issue 13: times out if no RPC ever answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const fetchFn = createRpcFetch({
    chainId: 8453,
    urls: ['https://one.example', 'https://two.example'],
    fetchFn: () => new Promise(() => {}),
  });
  const asking = expect(fetchFn('', { method: 'POST', body: '{}' })).rejects.toThrow('no RPC of chain 8453');
  await vi.runAllTimersAsync();
  await asking;
});

test('omits URLs from errors and stops waiting on abort', async () => {
  const { fetchFn } = createClient([DOWN]);
  const init = { method: 'POST', body: '{"id":1,"method":"eth_blockNumber"}' };
  const error = await fetchFn('', init).catch((cause: unknown) => cause);
  expect(error).toEqual(new Error('no RPC of chain 8453 answers'));
  const silent = await startRpc(8453, () => 'silent');
  const stop = new AbortController();
  const asking = createClient([silent.url]).fetchFn('', { ...init, signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(asking).rejects.toThrow('stopped');
});

/** A host whose answer of a few kilobytes expands without an end. */
const startBomb = async () => {
  let expanded = 0;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    const gzip = createGzip();
    const zeros = Readable.from(
      (function* () {
        for (; expanded < 400_000_000; expanded += 1_000_000) yield Buffer.alloc(1_000_000, '0');
      })(),
    );
    pipeline(zeros, gzip, response, () => undefined);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    getExpanded: () => expanded,
  };
};

test.each<[string, (url: string) => Promise<unknown>]>([
  ['readAnswer', async (url) => readAnswer(await fetch(url), 1_000_000)],
  ['createRpcFetch', (url) => createClient([url]).read()],
])('%s stops reading an answer that expands without an end', async (_, read) => {
  const { url, getExpanded } = await startBomb();
  await expect(read(url)).rejects.toThrow();
  expect(getExpanded()).toBeLessThan(300_000_000);
});

test('readAnswer returns what fits', async () => {
  expect(await readAnswer(new Response('né'), 3)).toBe('né');
  await expect(readAnswer(new Response('né'), 2)).rejects.toThrow(RangeError);
  expect(await readAnswer(new Response(null), 0)).toBe('');
});
