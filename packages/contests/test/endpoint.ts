import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Asked = { readonly method: string; readonly params: readonly unknown[] };
type Answer = { readonly result?: unknown; readonly error?: unknown };

/**
 * An endpoint in front of a node. `answer` may change a request or its answer; `ask` passes a request on.
 */
export async function createEndpoint(
  url: string,
  answer: (asked: Asked, ask: (changed?: Partial<Asked>) => Promise<Answer>) => Promise<Answer>,
): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { id, method, params = [] } = JSON.parse(Buffer.concat(chunks).toString());
    const ask = async (changed: Partial<Asked> = {}): Promise<Answer> => {
      const body = JSON.stringify({ jsonrpc: '2.0', id, method, params, ...changed });
      return (await (await fetch(url, { method: 'POST', body, headers })).json()) as Answer;
    };
    const { result, error } = await answer({ method, params }, ask);
    const body = JSON.stringify({ jsonrpc: '2.0', id, ...(error === undefined ? { result } : { error }) });
    response.writeHead(200, headers).end(body);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
