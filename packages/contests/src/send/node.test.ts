import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type ChainNode, createNode } from './node.ts';
import { NodeError, StepError } from './sendErrors.ts';

const CHAIN_ID = 10;
const account = `0x${'11'.repeat(20)}` as const;
const hash = `0x${'22'.repeat(32)}` as const;
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A node that answers one method as told, and is of the right chain. */
async function serve(method: string, answer: object | string): Promise<ChainNode> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const asked = JSON.parse(Buffer.concat(chunks).toString());
    const told = asked.method === method ? answer : { result: '0xa' };
    response.end(typeof told === 'string' ? told : JSON.stringify({ jsonrpc: '2.0', id: asked.id, ...told }));
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return createNode({ chainId: CHAIN_ID, urls: [`http://127.0.0.1:${port}/secret`] });
}

const receipt = { transactionHash: hash, status: '0x1', blockNumber: '0x1', gasUsed: '0x5208', logs: [] };

describe('refuses', () => {
  test.each<[string, object | string, (node: ChainNode) => Promise<unknown>]>([
    ['eth_getCode', { result: 'code' }, (node) => node.fetchCode(account)],
    ['eth_getCode', { result: '0x123' }, (node) => node.fetchCode(account)],
    ['eth_getCode', { result: `0x${'00'.repeat(300_000)}` }, (node) => node.fetchCode(account)],
    ['eth_getCode', { result: ['0x'] }, (node) => node.fetchCode(account)],
    ['eth_getCode', {}, (node) => node.fetchCode(account)],
    ['eth_getCode', '<!doctype html>', (node) => node.fetchCode(account)],
    ['eth_getCode', '[]', (node) => node.fetchCode(account)],
    ['eth_getCode', 'null', (node) => node.fetchCode(account)],
    ['eth_getCode', { error: { code: -32_000, message: 'no' } }, (node) => node.fetchCode(account)],
    ['eth_chainId', { result: '0xb' }, (node) => node.assertChain()],
    ['eth_chainId', { result: `0x${'f'.repeat(64)}` }, (node) => node.assertChain()],
    ['eth_getBalance', { result: '12' }, (node) => node.fetchBalance(account)],
    [
      'eth_getTransactionCount',
      { result: '0xffffffffffffffff' },
      (node) => node.fetchNonce(account, 'latest'),
    ],
    [
      'eth_estimateGas',
      { result: '0xffffffffffff' },
      (node) => node.estimateGas({ to: account, data: '0x' }),
    ],
    ['eth_getBlockByNumber', { result: null }, (node) => node.fetchFee()],
    [
      'eth_getBlockByNumber',
      { result: { number: '0x1', baseFeePerGas: '0xffffffffffffff' } },
      (node) => node.fetchFee(),
    ],
    ['eth_gasPrice', { result: '0xffffffffffffff' }, (node) => node.fetchFee()],
    ['eth_sendRawTransaction', { result: hash }, (node) => node.send('0x02')],
    [
      'eth_getTransactionReceipt',
      { result: { ...receipt, status: '0x2' } },
      (node) => node.findReceipt(hash),
    ],
    [
      'eth_getTransactionReceipt',
      { result: { ...receipt, transactionHash: account } },
      (node) => node.findReceipt(hash),
    ],
    [
      'eth_getTransactionReceipt',
      { result: { ...receipt, logs: [{ address: account, topics: 'none', data: '0x' }] } },
      (node) => node.findReceipt(hash),
    ],
    [
      'eth_getTransactionReceipt',
      { result: { ...receipt, logs: Array(20_000).fill({}) } },
      (node) => node.findReceipt(hash),
    ],
    ['eth_getTransactionReceipt', { result: 'mined' }, (node) => node.findReceipt(hash)],
  ])('the node’s answer to %s: %.60j', async (method, answer, ask) => {
    const node = await serve(method, answer);
    const error = await ask(node).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NodeError);
    // The path of an endpoint may be a key.
    expect(String(error)).not.toContain('secret');
  });
});

test('shows errors of a node without control characters', async () => {
  const node = await serve('eth_sendRawTransaction', { error: { message: '\u001b[2Jbroken\u202e' } });
  await expect(node.send('0x02')).rejects.toThrow(
    new StepError('The node rejected the transaction: [2Jbroken.'),
  );
});

test('takes a reverted call as no answer, and a known transaction as sent', async () => {
  const reverting = await serve('eth_call', { error: { code: 3, message: 'execution reverted' } });
  expect(await reverting.call({ to: account, data: '0x' })).toBeUndefined();
  const knowing = await serve('eth_sendRawTransaction', { error: { message: 'already known' } });
  expect(await knowing.send('0x02')).toMatch(/^0x[0-9a-f]{64}$/);
});

test('reads fees of chains with and without a base fee', async () => {
  const without = await serve('eth_getBlockByNumber', { result: { number: '0x1' } });
  expect(await without.fetchFee()).toEqual({ expected: 10n, max: 10n, tip: null });
  const has = await serve('eth_getBlockByNumber', { result: { number: '0x1', baseFeePerGas: '0x64' } });
  expect(await has.fetchFee()).toEqual({ expected: 110n, max: 210n, tip: 10n });
});
