import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { Log } from '@org/server-kit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Asker, GraphqlAnswer, QuestionOutcome, ScanGraphql } from '../graphql/createGraphql.ts';
import { limits } from '../graphql/question/limits.ts';
import { createMetrics, type Health } from './createMetrics.ts';
import { listenScan, type ScanAppOptions } from './createScanApp.ts';

let isOpen = true;
let outcome: QuestionOutcome = 'answered';
let health: Health = {
  ok: true,
  chain: 'local',
  chainId: 31_337,
  lag: 0,
  role: 'writer',
  status: 'live',
  block: 7,
  blockHash: `0x${'1'.repeat(64)}`,
  blockTime: 1_000,
  head: 7,
  trouble: null,
};
/** Echoes its request. */
const echo: ScanGraphql = {
  answer: async (request) => ({ outcome, body: JSON.stringify(request) }),
};
const metrics = createMetrics({
  getHealth: () => health,
  getRpcCounts: () => ({ calls: 12, errors: 1 }),
  countRows: async () => new Map([['attestation', 30]]),
});
const logged: Parameters<Log>[] = [];
const options: ScanAppOptions = {
  getGraphql: () => (isOpen ? echo : null),
  getHealth: () => health,
  metrics,
  hasGraphiql: true,
  log: (...event) => logged.push(event),
};
const serve = async (app: ScanAppOptions, port = 0) => {
  const listening = await listenScan(app, { port, host: '127.0.0.1' });
  return { ...listening, url: `http://127.0.0.1:${listening.port}` };
};
let server: Awaited<ReturnType<typeof serve>>;
let origin: string;

beforeAll(async () => {
  server = await serve(options);
  origin = server.url;
});
afterAll(() => server.stop(0));

const post = (body: string | ReadableStream) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    ...(typeof body !== 'string' && { duplex: 'half' }),
  } as RequestInit);

test('knows whether the client of a query is still connected', async () => {
  const asked: Asker[] = [];
  const waiting: ScanGraphql = {
    answer: (_, asker = {}) => {
      asked.push(asker);
      return new Promise(() => undefined);
    },
  };
  const { port, stop } = await serve({ ...options, getGraphql: () => waiting });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /graphql?query={a} HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2));
  await vi.waitUntil(() => asked.length === 2);
  expect(asked.map(({ isGone }) => isGone?.())).toEqual([false, false]);
  socket.destroy();
  await vi.waitUntil(() => asked.every(({ isGone }) => isGone?.()));
  await stop(0);
});

test('compresses the scan’s answers for browsers', async () => {
  const query = `{ a(where: "${'b'.repeat(5_000)}") }`;
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['identity', undefined],
  ] as const) {
    const asked = request(`${origin}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'accept-encoding': accepted },
    }).end();
    const [answer] = await once(asked, 'response');
    const bytes = Buffer.concat(await answer.toArray());
    expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(bytes.length) });
    expect(answer.headers['content-encoding']).toBe(encoding);
    if (encoding) expect(bytes.length).toBeLessThan(200);
  }
});

test('answers a query, readable by any page', async () => {
  const answer = await post('{"query":"{ a }"}');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.json()).toEqual({ query: '{ a }' });
  const asked = await fetch(`${origin}/graphql?query=%7Ba%7D&variables=%7B%22b%22%3A1%7D&operationName=c`);
  expect(await asked.json()).toEqual({ query: '{a}', variables: { b: 1 }, operationName: 'c' });
});

test('issue 13: counts a query with its client and the network around it', async () => {
  const clients: (readonly string[] | undefined)[] = [];
  const graphql: ScanGraphql = {
    answer: async (_, { client } = {}) => {
      clients.push(client);
      return { outcome: 'answered', body: '{}' };
    },
  };
  const where = { port: 0, host: '127.0.0.1' };
  const app = { ...options, getGraphql: () => graphql };
  for (const trustedProxies of [undefined, { hops: 1 }]) {
    const { port, stop } = await listenScan(app, { ...where, trustedProxies });
    const headers = { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' };
    await fetch(`http://127.0.0.1:${port}/graphql?query={a}`, { headers });
    await stop(0);
  }
  expect(clients).toEqual([
    ['127.0.0.0/24', '127.0.0.1'],
    ['2001:db8:1::/48', '2001:db8:1:2::/64'],
  ]);
});

test.each<[QuestionOutcome, number]>([
  ['refused', 400],
  ['busy', 503],
  ['failed', 500],
])('answers a query that is %s: %i', async (what, status) => {
  outcome = what;
  const answer = await post('{}');
  outcome = 'answered';
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, what === 'busy' ? '1' : null]);
});

test.each([
  ['[{"query":"{ a }"}]', 'application/json', 400, 'One query per request'],
  ['"{ a }"', 'application/json', 400, 'must be a JSON object'],
  ['{"query":', 'application/json', 400, 'must be a JSON object'],
  ['query=x', 'application/x-www-form-urlencoded', 415, 'Post JSON'],
])('rejects the body %s of type %s', async (body, type, status, message) => {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(message)]);
});

test('answers GraphQL-over-HTTP clients with their content type', async () => {
  const type = 'application/graphql-response+json';
  const answer = await fetch(`${origin}/graphql?query={a}`, {
    headers: { accept: `${type}, application/json` },
  });
  expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
});

test('serves GraphiQL to browsers in one page, where enabled', async () => {
  const browse = (to: string) => fetch(`${to}/graphql`, { headers: { accept: 'text/html' } });
  const answer = await browse(origin);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:/);
  const page = await answer.text();
  expect(page).toContain('YogaGraphiQL');
  expect(page).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="https?:/);

  const other = await serve({ ...options, hasGraphiql: false });
  expect((await browse(other.url)).headers.get('content-type')).toContain('json');
  await other.stop();
});

test('serves the scan’s metrics for Prometheus', async () => {
  await post('{}');
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  for (const line of [
    /^scan_questions_total\{outcome="answered"\} \d+$/m,
    /^scan_questions_total\{outcome="refused"\} \d+$/m,
    /^scan_question_duration_seconds_bucket\{le="0.05"\} \d+$/m,
    /^scan_head_block 7$/m,
    /^scan_indexed_block 7$/m,
    /^scan_lag_blocks 0$/m,
    /^scan_rpc_calls_total 12$/m,
    /^scan_rpc_errors_total 1$/m,
    /^scan_rows\{table="attestation"\} 30$/m,
    /^process_resident_memory_bytes \d+$/m,
  ])
    expect(text).toMatch(line);
});

test('serves metrics also while the database does not answer', async () => {
  const silent = createMetrics({
    getHealth: () => health,
    countRows: () => Promise.reject(new Error('no connection')),
  });
  expect((await silent.write()).text).toMatch(/^scan_healthy 1$/m);
});

test('logs each request as one event', async () => {
  logged.length = 0;
  await fetch(`${origin}/nowhere?secret=1`);
  await vi.waitUntil(() => logged.length > 0);
  expect(logged).toEqual([
    [
      'Request.',
      {
        level: 'debug',
        requestId: expect.any(String),
        method: 'GET',
        path: '/nowhere',
        status: 404,
        ms: expect.any(Number),
      },
    ],
  ]);
});

test('logs an internal error, without details for the client', async () => {
  const other = await serve({
    ...options,
    getHealth: () => {
      throw new Error('the secret is 42');
    },
  });
  logged.length = 0;
  const answer = await fetch(`${other.url}/health`);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { type: 'about:blank', title: 'An internal error occurred.', status: 500, code: 'internal' },
  ]);
  expect(logged[0]).toEqual([
    'A request failed.',
    { level: 'error', requestId: expect.any(String), error: new Error('the secret is 42') },
  ]);
  await other.stop();
});

test('on close answers open requests, rejects new ones and closes idle connections', async () => {
  let answerNow: ((answer: GraphqlAnswer) => void) | undefined;
  const slow: ScanGraphql = {
    answer: () =>
      new Promise((resolve) => {
        answerNow = resolve;
      }),
  };
  const asked = vi.fn(() => slow);
  const other = await serve({ ...options, getGraphql: asked });
  const { url } = other;
  await (await fetch(`${url}/health`)).text();
  const waiting = fetch(`${url}/graphql?query={a}`);
  await vi.waitUntil(() => answerNow);
  const closed = other.stop(60_000);
  await expect(fetch(`${url}/health`, { headers: { connection: 'close' } })).rejects.toThrow();
  answerNow?.({ outcome: 'answered', body: '{"data":{}}' });
  const answer = await waiting;
  expect([answer.status, await answer.json()]).toEqual([200, { data: {} }]);
  await closed;
});

test('on close ends open requests after the grace period', async () => {
  const asked = vi.fn(() => ({ answer: () => new Promise<never>(() => undefined) }));
  const other = await serve({ ...options, getGraphql: asked });
  const waiting = fetch(`${other.url}/graphql?query={a}`);
  const failure = expect(waiting).rejects.toThrow();
  await vi.waitUntil(() => asked.mock.calls.length > 0);
  await other.stop(1);
  await failure;
});

test('answers a preflight request', async () => {
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
])('answers %s %s with %i', async (method, path, status) => {
  expect((await fetch(`${origin}${path}`, { method })).status).toBe(status);
});

test('rejects a body that is too large, also without a length', async () => {
  const large = 'x'.repeat(limits.maxBodyBytes + 1);
  for (const body of [large, new Blob([large]).stream()]) {
    const answer = await post(body);
    expect([answer.status, await answer.json()]).toEqual([
      413,
      {
        errors: [
          {
            message: `The body of this request may have at most ${limits.maxBodyBytes.toLocaleString('en')} bytes.`,
            extensions: { code: 'too-much', limit: 'bodyBytes' },
          },
        ],
      },
    ]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  }
});

test('answers 503 while the database is opening', async () => {
  isOpen = false;
  const answer = await post('{}');
  isOpen = true;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
});

test('reports health with 200, else 503 and the reason', async () => {
  const well = await fetch(`${origin}/health`);
  expect([well.status, await well.json()]).toEqual([200, health]);
  const trouble = { code: 'rpc-unreachable', since: '2026-01-01T00:00:00.000Z', attempts: 3 };
  health = { ...health, ok: false, status: 'trouble', trouble };
  const ill = await fetch(`${origin}/health`);
  expect([ill.status, await ill.json()]).toEqual([503, health]);
});

test('reports health with 503 when the database does not answer', async () => {
  const checkDatabase = () => Promise.reject(new Error('no connection'));
  const other = await serve({
    ...options,
    getHealth: () => ({ ...health, ok: true, status: 'live', trouble: null }),
    checkDatabase,
  });
  const answers = await Promise.all(['health', 'ready'].map((path) => fetch(`${other.url}/${path}`)));
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  await other.stop();
});

test('survives a request that is not HTTP', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.end('GET http://[ HTTP/1.1\r\nhost: x\r\n\r\n');
  socket.resume();
  await once(socket, 'close');
  expect((await post('{}')).status).toBe(200);
});

test('reports a port in use in one sentence', async () => {
  const port = Number(new URL(origin).port);
  await expect(serve(options, port)).rejects.toMatchObject({
    code: 'port',
    message: `Port ${port} (the scan) is in use. Stop the program that uses it, or choose another with SCAN_PORT=<port>.`,
  });
});

test('answers HEAD like GET, without a body', async () => {
  for (const path of ['/graphql?query={a}', '/health', '/metrics']) {
    const [get, head] = [
      await fetch(`${origin}${path}`),
      await fetch(`${origin}${path}`, { method: 'HEAD' }),
    ];
    expect([head.status, head.headers.get('content-type')]).toEqual([
      get.status,
      get.headers.get('content-type'),
    ]);
    expect(await head.text()).toBe('');
  }
});

test('is ready once the chain is indexed, even while the RPC is silent', async () => {
  const former = health;
  const read = async () => (await fetch(`${origin}/ready`)).status;
  health = { ...health, ok: true, status: 'live' };
  expect(await read()).toBe(200);
  health = { ...health, ok: false, status: 'trouble' };
  expect(await read()).toBe(200);
  health = { ...health, status: 'syncing' };
  expect(await read()).toBe(503);
  health = former;
});

test('answers other paths with problem documents', async () => {
  for (const [path, status] of [
    ['/nowhere', 404],
    ['/health', 405],
  ] as const) {
    const answer = await fetch(`${origin}${path}`, { method: 'DELETE' });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status, type: 'about:blank' });
  }
});
