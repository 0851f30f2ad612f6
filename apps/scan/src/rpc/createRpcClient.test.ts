import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countCalls, createRpcClient } from './createRpcClient.ts';
import { quantitySchema } from './parseRpc.ts';

type Answer = { status?: number; body: string; headers?: Record<string, string> };

let next: Answer | 'never' = { body: '' };
const server = createServer((_request, response) => {
  if (next === 'never') return;
  response.writeHead(next.status ?? 200, next.headers).end(next.body);
});
let url: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-key`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (answer: Answer | 'never', timeoutMs = 2_000) => {
  next = answer;
  return createRpcClient({ url, timeoutMs }).ask({
    method: 'eth_chainId',
    params: [],
    answer: quantitySchema,
  });
};
const json = (value: object) => ({ body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...value }) });

test('parses the result of an RPC', async () => {
  expect(await ask(json({ result: '0x2105' }))).toBe(8453);
});

test.each<[string, Answer, string]>([
  ['HTML', { body: '<html>' }, 'rpc-answer'],
  ['nothing', { body: '' }, 'rpc-answer'],
  ['null', json({ result: null }), 'rpc-answer'],
  ['another shape', json({ result: { chain: 1 } }), 'rpc-answer'],
  ['a number too large to be true', json({ result: '0xffffffffffffffff' }), 'rpc-answer'],
  ['HTTP 500', { status: 500, body: 'oops' }, 'rpc-unreachable'],
  ['HTTP 503 with HTML', { status: 503, body: '<html>' }, 'rpc-unreachable'],
  ['HTTP 429', { status: 429, body: '' }, 'rpc-busy'],
  ['a rate limit in words', json({ error: { code: -32005, message: 'rate limit exceeded' } }), 'rpc-busy'],
  [
    'too many logs',
    json({ error: { code: -32005, message: 'query returned more than 10000 results' } }),
    'rpc-refused',
  ],
  [
    'a refusal with HTTP 500',
    { status: 500, ...json({ error: { code: -32000, message: 'range' } }) },
    'rpc-refused',
  ],
  ['a body too large', { status: 413, body: '' }, 'rpc-refused'],
])('classifies an RPC’s failure: %s', async (_, answer, code) => {
  await expect(ask(answer)).rejects.toMatchObject({ name: 'RpcError', code, method: 'eth_chainId' });
});

test('stops reading an answer over the limit, as a refusal', async () => {
  next = json({ result: `0x${'0'.repeat(1_000)}1` });
  const rpc = createRpcClient({ url, maxAnswerBytes: 1_000 });
  const question = { method: 'eth_call', params: [], answer: quantitySchema };
  await expect(rpc.ask(question)).rejects.toMatchObject({ code: 'rpc-refused' });
});

test('reads Retry-After, up to a minute', async () => {
  const wait = (seconds: string) => ask({ status: 429, body: '', headers: { 'retry-after': seconds } });
  await expect(wait('3')).rejects.toMatchObject({ retryAfterMs: 3_000 });
  await expect(wait('86400')).rejects.toMatchObject({ retryAfterMs: 60_000 });
  await expect(wait('soon')).rejects.toMatchObject({ retryAfterMs: undefined });
});

test('reports a timeout and an unreachable endpoint', async () => {
  await expect(ask('never', 50)).rejects.toMatchObject({ code: 'rpc-unreachable', retryable: true });
  const nobody = createRpcClient({ url: 'http://127.0.0.1:1/secret-key' });
  const question = { method: 'eth_chainId', params: [], answer: quantitySchema };
  await expect(nobody.ask(question)).rejects.toMatchObject({ code: 'rpc-unreachable' });
});

test('names the endpoint’s address in no error', async () => {
  const messages = await Promise.all(
    [ask({ body: '' }), createRpcClient({ url: 'http://127.0.0.1:1/secret-key' })].map(async (failing) => {
      try {
        await ('ask' in failing
          ? failing.ask({ method: 'eth_chainId', params: [], answer: quantitySchema })
          : failing);
      } catch (error) {
        return String(error);
      }
      return '';
    }),
  );
  for (const message of messages) expect(message).toMatch(/^RpcError: eth_chainId: (?!.*secret)/);
});

test('counts every request, and the failed ones', async () => {
  const counts = { calls: 0, errors: 0 };
  const question = { method: 'eth_chainId', params: [], answer: v.unknown() };
  const well = countCalls({ ask: async () => 1 as never }, counts);
  const ill = countCalls({ ask: async () => Promise.reject(new Error('no')) }, counts);
  expect(await well.ask(question)).toBe(1);
  await expect(ill.ask(question)).rejects.toThrow('no');
  expect(counts).toEqual({ calls: 2, errors: 1 });
});
