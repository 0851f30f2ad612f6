import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../graphql/limits.ts';
import { createScanServer, listen } from './createScanServer.ts';
import type { Health } from './health.ts';

let isOpen = true;
let health: Health = {
  ok: true,
  chain: 'local',
  chainId: 31_337,
  lag: 0,
  status: 'live',
  block: 7,
  blockHash: `0x${'1'.repeat(64)}`,
  blockTime: 1_000,
  head: 7,
  trouble: null,
};
/** Says what it was asked. */
const echo = {
  fetch: async (url: string | URL | Request, init?: RequestInit) =>
    Response.json({
      url: String(url),
      method: init?.method,
      body: String(await new Response(init?.body).text()),
    }),
};
const server = createScanServer({
  getGraphql: () => (isOpen ? (echo as never) : null),
  getHealth: () => health,
  log: () => undefined,
});
let origin: string;

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (body: string | ReadableStream) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    ...(typeof body !== 'string' && { duplex: 'half' }),
  } as RequestInit);

test('a question goes through, and any page may read the answer', async () => {
  const answer = await post('{"query":"{ a }"}');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.json()).toMatchObject({ method: 'POST', body: '{"query":"{ a }"}' });
  const asked = await fetch(`${origin}/graphql?query=%7Ba%7D`);
  expect(await asked.json()).toMatchObject({
    method: 'GET',
    url: 'http://scan.invalid/graphql?query=%7Ba%7D',
  });
});

test('a browser that asks first is answered', async () => {
  const answer = await fetch(`${origin}/graphql`, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-headers')).toContain('content-type');
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
});

test.each([
  ['PUT', '/graphql', 405],
  ['DELETE', '/health', 405],
  ['GET', '/', 404],
  ['GET', '/graphql/', 404],
  ['GET', '//evil.example/graphql', 404],
  ['GET', '/../../etc/passwd', 404],
])('%s %s: %i', async (method, path, status) => {
  expect((await fetch(`${origin}${path}`, { method })).status).toBe(status);
});

test('a body that is too large is refused, also when it does not say how large it is', async () => {
  const large = 'x'.repeat(limits.maxBodyBytes + 1);
  expect((await post(large)).status).toBe(413);
  const stream = new Blob([large]).stream();
  expect(
    await post(stream).then(
      (answer) => answer.status,
      () => 413,
    ),
  ).toBe(413);
});

test('while the database is being opened: come again', async () => {
  isOpen = false;
  const answer = await post('{}');
  isOpen = true;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
});

test('health is 200 when all is well, else 503 with the reason', async () => {
  const well = await fetch(`${origin}/health`);
  expect([well.status, await well.json()]).toEqual([200, health]);
  const trouble = { code: 'rpc-unreachable', since: '2026-01-01T00:00:00.000Z', attempts: 3 };
  health = { ...health, ok: false, status: 'trouble', trouble };
  const ill = await fetch(`${origin}/health`);
  expect([ill.status, await ill.json()]).toEqual([503, health]);
});

test('a request that is no HTTP harms nobody', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.end('GET http://[ HTTP/1.1\r\nhost: x\r\n\r\n');
  socket.resume();
  await once(socket, 'close');
  expect((await post('{}')).status).toBe(200);
});

test('a port in use gives one clear sentence', async () => {
  const other = createScanServer({ getGraphql: () => null, getHealth: () => health, log: () => undefined });
  const port = Number(new URL(origin).port);
  await expect(listen(other, port)).rejects.toMatchObject({
    code: 'port',
    message: `Port ${port} (the scan) is in use. Stop what runs there, or choose another with SCAN_PORT=<port>.`,
  });
});
