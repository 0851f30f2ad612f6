import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSiweServer } from '../createSiweServer.ts';
import { createMemoryNonceStore } from '../stores/createMemoryNonceStore.ts';
import { createMemorySessionStore } from '../stores/createMemorySessionStore.ts';
import { createHonoHandler, createNextHandlers } from './createHonoHandler.ts';
import { createNodeHandler, type NodeHandlerOptions, toWebRequest } from './createNodeHandler.ts';

type Handle = (request: Request, connection?: { clientAddress?: string | undefined }) => Promise<Response>;

/** Answers with what it has received. */
const echo: Handle = async (request, connection) => {
  const { pathname } = new URL(request.url);
  const answer = Response.json({ pathname, body: await request.text(), address: connection?.clientAddress });
  answer.headers.append('set-cookie', 'one=1');
  answer.headers.append('set-cookie', 'two=2');
  return answer;
};

const createSiwe = () =>
  createSiweServer({
    origin: 'http://localhost:3000',
    chains: [{ id: 1, rpcUrls: [] }],
    nonces: createMemoryNonceStore(),
    sessions: createMemorySessionStore(),
  });

const createRequest = (
  headers: Record<string, string | string[] | undefined>,
): Parameters<typeof toWebRequest>[0] => ({
  headers,
  url: '/here',
  socket: {},
  readableDidRead: false,
  [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }),
});

/** Serves a handler on this machine, behind an optional middleware. */
const serve = async (
  handle: Handle,
  options: NodeHandlerOptions<IncomingMessage> = {},
  prepare = async (_: IncomingMessage): Promise<void> => {},
) => {
  const handler = createNodeHandler<IncomingMessage>({ handle }, options);
  const server = createServer(async (incoming, outgoing) => {
    await prepare(incoming);
    await handler(incoming, outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
};

/** Sends a request that `fetch` would not send. */
const send = async (port: number, method: string, path: string) => {
  const sent = request({ port, host: '127.0.0.1', method, path }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, text: Buffer.concat(await answer.toArray()).toString() };
};

test('Node: passes path, body and address, and sends one header for each cookie', async () => {
  const port = await serve(echo);
  const answer = await fetch(`http://127.0.0.1:${port}/api/siwe/verify`, { method: 'POST', body: 'signed' });
  expect(await answer.json()).toEqual({ pathname: '/api/siwe/verify', body: 'signed', address: '127.0.0.1' });
  expect(answer.headers.getSetCookie()).toEqual(['one=1', 'two=2']);
});

test('Node: takes the address from where the app says', async () => {
  const port = await serve(echo, { clientAddress: ({ headers }) => String(headers['x-real-ip']) });
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-real-ip': '192.0.2.7' } });
  expect(await answer.json()).toMatchObject({ address: '192.0.2.7' });
});

test('issue 17: Express: passes a body that express.json() has read, and the path of a router', async () => {
  const port = await serve(echo, {}, async (incoming) => {
    const text = Buffer.concat(await incoming.toArray()).toString();
    Object.assign(incoming, { body: JSON.parse(text), originalUrl: `/mounted${incoming.url}` });
  });
  const body = JSON.stringify({ message: 'signed' });
  const answer = await fetch(`http://127.0.0.1:${port}/verify`, { method: 'POST', body });
  expect(await answer.json()).toMatchObject({ pathname: '/mounted/verify', body });
});

test('Express: an unread body is read even if a body parser has left an empty object', async () => {
  const port = await serve(echo, {}, async (incoming) => void Object.assign(incoming, { body: {} }));
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'signed' });
  expect(await answer.json()).toMatchObject({ body: 'signed' });
});

test('Node: a request that is only looked at keeps its body for the app', async () => {
  const server = createServer(async (incoming, outgoing) => {
    await createSiwe().findSession(toWebRequest(incoming));
    // A stream that reads ahead would do so by now.
    await new Promise((resolve) => setTimeout(resolve, 20));
    outgoing.end(`${incoming.readableDidRead} ${Buffer.concat(await incoming.toArray())}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'the review' });
  expect(await answer.text()).toBe('false the review');
});

test('Node: passes faults on instead of calling them bad requests', async () => {
  const fault = new Error('no such header');
  const handler = createNodeHandler(
    { handle: echo },
    {
      clientAddress: () => {
        throw fault;
      },
    },
  );
  const ended = vi.fn();
  const outgoing = { statusCode: 200, appendHeader: () => {}, end: ended };
  await expect(handler(createRequest({}), outgoing)).rejects.toBe(fault);
  expect(ended).not.toHaveBeenCalled();
});

test('Node: rejects an oversized body with an answer that the client receives', async () => {
  const port = await serve(createSiwe().handle);
  const answer = await fetch(`http://127.0.0.1:${port}/api/siwe/verify`, {
    method: 'POST',
    body: new Blob(['x'.repeat(1_000_000)]).stream(),
    duplex: 'half',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
  } as RequestInit);
  expect(answer.status).toBe(413);
});

test.each([
  ['TRACE', '/', 400],
  ['GET', '//evil.example/', 200],
  ['GET', 'http://evil.example/', 200],
  ['GET', '/%', 200],
])('Node: answers a hostile request: %s %s', async (method, path, status) => {
  const port = await serve(echo);
  expect(await send(port, method, path)).toMatchObject({ status });
});

test('Node: leaves out the fields of HTTP/2', () => {
  const { headers, url } = toWebRequest(
    createRequest({ ':path': '/other', cookie: 'one=1', accept: ['a', 'b'], host: undefined }),
  );
  expect(url).toBe('http://localhost/here');
  expect([...headers]).toEqual([
    ['accept', 'a, b'],
    ['cookie', 'one=1'],
  ]);
});

test('Hono: passes the request, or its body if a validator has read it', async () => {
  const create = () => new Request('http://localhost/api/siwe/verify', { method: 'POST', body: 'signed' });
  const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  const handler = createHonoHandler({ handle: echo });
  const raw = create();
  const fresh = await handler({ req: { raw, text: () => raw.text() }, env });
  const used = create();
  const text = await used.text();
  const again = await handler({ req: { raw: used, text: async () => text }, env: undefined });
  expect(await fresh.json()).toMatchObject({ body: 'signed', address: '192.0.2.1' });
  expect(await again.json()).toEqual({ pathname: '/api/siwe/verify', body: 'signed' });
});

test('Next.js: has a handler for each method, and the address that the app finds', async () => {
  const { GET, POST } = createNextHandlers({ handle: echo }, { clientAddress: () => '192.0.2.1' });
  const answers = [
    await GET(new Request('http://localhost/a')),
    await POST(new Request('http://localhost/b', { method: 'POST', body: 'signed' })),
  ];
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
    { pathname: '/a', body: '', address: '192.0.2.1' },
    { pathname: '/b', body: 'signed', address: '192.0.2.1' },
  ]);
});
