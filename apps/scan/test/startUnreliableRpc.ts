import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type UnreliableRpc = { url: string; stop: () => Promise<void> };

type Question = { id: unknown; method: string; params: unknown[] };

/**
 * A node as unreliable as public ones: rate limits, errors, dropped connections, refused log ranges, repeated logs, and
 * answers from a node a few blocks behind.
 *
 * @param random decides on each fault, below `rate` in total
 */
export async function startUnreliableRpc(options: {
  target: string;
  random: () => number;
  rate: number;
}): Promise<UnreliableRpc> {
  const { target, random, rate } = options;
  const ask = async (question: Question) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...question });
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return (await answer.json()) as { result?: unknown };
  };
  const faults: ((question: Question, response: ServerResponse) => Promise<unknown>)[] = [
    async (_, response) => response.writeHead(429, { 'retry-after': '0' }).end(),
    async (_, response) => response.writeHead(503).end('<html>'),
    async (_, response) => response.destroy(),
    async ({ id }, response) => {
      const error = { code: -32005, message: 'query returned more than 10000 results' };
      return response.end(JSON.stringify({ jsonrpc: '2.0', id, error }));
    },
    async (question, response) => {
      const answer = await ask(question);
      const { result } = answer;
      return response.end(
        JSON.stringify(Array.isArray(result) ? { ...answer, result: [...result, ...result] } : answer),
      );
    },
    async (question, response) => {
      const isHead = question.method === 'eth_getBlockByNumber' && question.params[0] === 'latest';
      if (!isHead) return response.end(JSON.stringify(await ask(question)));
      const { result } = await ask({ ...question, method: 'eth_blockNumber', params: [] });
      const late = Math.max(0, Number(result) - 1 - Math.floor(random() * 3));
      return response.end(
        JSON.stringify(await ask({ ...question, params: [`0x${late.toString(16)}`, false] })),
      );
    },
  ];

  const server = createServer(async (request, response) => {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const question = JSON.parse(Buffer.concat(chunks).toString()) as Question;
      const fault = random() < rate ? faults[Math.floor(random() * faults.length)] : undefined;
      if (fault) await fault(question, response);
      else response.end(JSON.stringify(await ask(question)));
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
