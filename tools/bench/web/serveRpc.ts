import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Call = { readonly id: unknown; readonly method: string };

const zero = (bytes: number) => `0x${'00'.repeat(bytes)}`;
const block = {
  number: '0x3e8',
  hash: `0x${'11'.repeat(32)}`,
  parentHash: `0x${'10'.repeat(32)}`,
  timestamp: '0x6ac00000',
  baseFeePerGas: '0x1',
  gasLimit: '0x1c9c380',
  gasUsed: '0x0',
  miner: zero(20),
  nonce: zero(8),
  difficulty: '0x0',
  totalDifficulty: '0x0',
  size: '0x0',
  extraData: '0x',
  logsBloom: zero(256),
  mixHash: zero(32),
  receiptsRoot: zero(32),
  sha3Uncles: zero(32),
  stateRoot: zero(32),
  transactionsRoot: zero(32),
  transactions: [],
  uncles: [],
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x7a69',
  net_version: '31337',
  eth_blockNumber: block.number,
  eth_getBlockByNumber: block,
  eth_getBlockByHash: block,
  eth_getBalance: '0xde0b6b3a7640000',
  eth_getTransactionCount: '0x0',
  eth_getCode: '0x',
  eth_getLogs: [],
  eth_call: '0x',
  eth_gasPrice: '0x1',
};

/** A chain in which nothing happened: every page asks the same one, and answers take no time. */
export async function serveRpc(): Promise<{ url: string; stop: () => void }> {
  const answer = ({ id, method }: Call) =>
    method in ANSWERS
      ? { jsonrpc: '2.0', id, result: ANSWERS[method] }
      : { jsonrpc: '2.0', id, error: { code: -32_601, message: 'The bench has no such method.' } };
  const server = createServer(async (request, response) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-max-age': '600',
    };
    if (request.method !== 'POST') {
      response.writeHead(204, headers).end();
      return;
    }
    const asked = (await json(request)) as Call | Call[];
    const body = JSON.stringify(Array.isArray(asked) ? asked.map(answer) : answer(asked));
    response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
