import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseTrustedProxies } from './clients.ts';
import type { HttpLimits } from './limits.ts';
import { type ListenOptions, listen } from './listen.ts';

/** Long enough for a busy machine; a correct server never reaches it. */
const patience = { timeout: 20_000, interval: 20 };
const LARGE = 20_000_000;

const start = async (limits: Partial<HttpLimits> = {}, options: Partial<ListenOptions> = {}) => {
  const waiting: (() => void)[] = [];
  const app = new Hono()
    .get('/small', (context) => context.json({ ok: true }))
    .get('/large', (context) => context.text('x'.repeat(LARGE)))
    .get('/medium', (context) => context.text('x'.repeat(1_000_000)))
    .get('/slow', async (context) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return context.text('done');
    })
    .get('/stream', (context) => context.body(new Blob(['x'.repeat(LARGE)]).stream()))
    .post('/echo', async (context) => context.text(await context.req.text()));
  const { port, stop } = await listen({ fetch: app.fetch, port: 0, setting: 'PORT', limits, ...options });
  onTestFinished(() => stop(0));
  const origin = `http://127.0.0.1:${port}`;
  const open = async (text: string, localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  const isUp = async () => (await fetch(`${origin}/small`, { headers: { connection: 'close' } })).status;
  return { origin, port, open, isUp, waiting };
};

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
const halfSent = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{';

/** The bytes that a socket receives until it closes. */
const readAll = async (socket: Socket) => {
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
  });
  // Not `once`, which rejects if the server closes the connection during a write.
  await new Promise((resolve) => socket.on('close', resolve));
  return text;
};
const readProblem = (text: string) =>
  JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)) as Record<string, unknown>;

test('the server passes answers and bodies through', async () => {
  const { origin, isUp } = await start();
  expect(await isUp()).toBe(200);
  const echo = await fetch(`${origin}/echo`, { method: 'POST', body: 'x'.repeat(16_384) });
  expect((await echo.text()).length).toBe(16_384);
  for (const path of ['large', 'stream']) {
    const answer = await fetch(`${origin}/${path}`);
    expect([path, (await answer.arrayBuffer()).byteLength]).toEqual([path, LARGE]);
  }
  const head = await fetch(`${origin}/small`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nhost: x\r\nx'],
  ['a body that never ends', halfSent],
  ['a chunked body that never ends', `POST /echo HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`],
])('closes a connection with %s, also when it is drip-fed', async (_, text) => {
  const { open, isUp } = await start({ headersMs: 400, requestMs: 800 });
  const silent = await open(text);
  const fed = await open(text);
  const drops = setInterval(
    () => fed.writable && fed.write(text.includes('chunked') ? '1\r\nx\r\n' : 'x'),
    50,
  );
  onTestFinished(() => clearInterval(drops));
  const [first, second] = await Promise.all([readAll(silent), readAll(fed)]);
  for (const answer of [first, second].filter((each) => each !== '')) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(readProblem(answer)).toMatchObject({ status: 408, code: 'request-timeout' });
  }
  expect(await isUp()).toBe(200);
});

test.each([
  ['one large answer', get('/large')],
  ['a streamed answer', get('/stream')],
  ['answers of pipelined requests', get('/medium').repeat(10)],
])('closes a connection that does not read %s', async (_, text) => {
  const { open, isUp } = await start({ stallMs: 300, pipelined: 20 });
  const socket = await open(text);
  socket.pause();
  const drops = setInterval(() => socket.read(1), 20);
  onTestFinished(() => clearInterval(drops));
  // A paused socket notices only on write that the peer is gone. Empty lines before a request are ignored.
  await vi.waitFor(() => {
    socket.write('\r\n');
    expect(socket.destroyed || socket.errored !== null).toBe(true);
  }, patience);
  expect(await isUp()).toBe(200);
});

test('keeps a connection that reads slowly but steadily', async () => {
  // The system's buffers hide a reader's progress for several megabytes.
  const { open } = await start({ stallMs: 3_000, stallBytes: 1_000 });
  const socket = await open(get('/large').replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
  const since = performance.now();
  let size = 0;
  for await (const bytes of socket) {
    size += bytes.length;
    // Four megabytes a second at most. On a busy machine it must not get slower, so it catches up.
    if (size > (performance.now() - since) * 4_000) await sleep(20);
  }
  expect(size).toBeGreaterThan(LARGE);
});

test('counts answers until they are read: rejects others over the limit, and serves them once it is free', async () => {
  const { open, origin, isUp } = await start({
    unreadBytes: LARGE * 2.5,
    unreadBytesPerClient: LARGE * 1.5,
    stallMs: 60_000,
  });
  const refused = { status: 429, code: 'rate-limited', limit: 'unreadBytesPerClient' };
  const mine = await open(get('/large'));
  mine.pause();
  const askLarge = async () => {
    const answer = await fetch(`${origin}/large`, { headers: { connection: 'close' } });
    const body = answer.status === 200 ? await answer.text() : await answer.json();
    return answer.status === 200 ? 200 : body;
  };
  await expect.poll(askLarge, patience).toMatchObject(refused);
  expect(await isUp()).toBe(200);

  // Another client has its own limit; a third one exceeds the total.
  const other = await open(get('/large'), '127.0.1.2');
  other.pause();
  const third = () =>
    open(get('/large').replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'), '127.0.2.3').then(readAll);
  await expect.poll(async () => (await third()).slice(0, 12), patience).toBe('HTTP/1.1 503');
  const answer = await third();
  expect(answer).toMatch(/retry-after: 1/i);
  expect(readProblem(answer)).toMatchObject({
    limit: 'unreadBytes',
    detail: expect.stringContaining('bytes'),
  });
  mine.destroy();
  other.destroy();
  await expect.poll(askLarge, patience).toBe(200);
});

test('rejects an answer over the size limit', async () => {
  const { origin } = await start({ answerBytes: LARGE - 1 });
  const answer = await fetch(`${origin}/large`);
  expect([answer.status, await answer.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'answer-too-large', limit: 'answerBytes' }),
  ]);
});

test('limits open requests per client and in total', async () => {
  const { open, origin, waiting, isUp } = await start({ requestsPerClient: 2, requests: 3 });
  const mine = [await open(get('/slow')), await open(get('/slow'))];
  await vi.waitUntil(() => waiting.length === 2);
  const refused = await fetch(`${origin}/small`);
  expect([refused.status, await refused.json()]).toEqual([
    429,
    expect.objectContaining({ limit: 'requestsPerClient' }),
  ]);
  await open(get('/slow'), '127.0.0.2');
  await vi.waitUntil(() => waiting.length === 3);
  const other = await readAll(await open(get('/small'), '127.0.0.3'));
  expect(other).toMatch(/^HTTP\/1\.1 503 /);
  expect(readProblem(other)).toMatchObject({ limit: 'requests' });

  // A client that disconnects leaves its request running: it still counts.
  for (const socket of mine) socket.destroy();
  expect(await isUp()).toBe(429);
  for (const finish of waiting) finish();
  await expect.poll(isUp, patience).toBe(200);
});

test('limits the requests on one connection', async () => {
  const { open, isUp } = await start({ pipelined: 3 });
  const answer = await readAll(await open(get('/medium').repeat(3) + get('/small').repeat(200)));
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([...Array(3).fill('HTTP/1.1 200'), 'HTTP/1.1 429']);
  expect(await isUp()).toBe(200);
});

test('replaces a waiting connection by a new one, and rejects new ones when all are busy', async () => {
  const { open, waiting, isUp } = await start({ connectionsPerClient: 3 });
  const idle = await open('');
  const half = await open(halfSent);
  await open(get('/slow'));
  await vi.waitUntil(() => waiting.length === 1);
  const closed = Promise.all([once(idle, 'close'), once(half, 'close')]);
  for (const socket of [idle, half]) socket.resume();
  await open(get('/slow'));
  await open(get('/slow'));
  await closed;
  await vi.waitUntil(() => waiting.length === 3);
  expect(await isUp()).toBe(429);
  for (const finish of waiting) finish();
  await expect.poll(isUp, patience).toBe(200);
});

test('counts a connection with a half-sent body behind an answered request as waiting', async () => {
  const { open, isUp } = await start({ connectionsPerClient: 3 });
  for (let sent = 0; sent < 3; sent++) {
    const socket = await open(get('/small') + halfSent);
    await once(socket, 'data');
    socket.resume();
  }
  expect(await isUp()).toBe(200);
});

test('serves a client whose other requests are half-sent', async () => {
  const { open, isUp } = await start({ requestsPerClient: 1, connectionsPerClient: 3 });
  for (let sent = 0; sent < 6; sent++) (await open(halfSent)).resume();
  expect(await isUp()).toBe(200);
});

test('limits all connections, evicting those of the largest client first', async () => {
  const { open, isUp } = await start({ connections: 4, connectionsPerClient: 4 });
  const oldest = await open(halfSent);
  await open(halfSent);
  await open(halfSent);
  const other = await open(halfSent, '127.0.0.2');
  const closed = once(oldest, 'close');
  oldest.resume();
  expect(await isUp()).toBe(200);
  await closed;
  expect(other.destroyed).toBe(false);
});

test('counts the clients behind a trusted proxy, not the proxy', async () => {
  const limits = { connectionsPerClient: 1, requestsPerClient: 1 };
  const { open, waiting } = await start(limits, {
    trustedProxies: parseTrustedProxies('127.0.0.1') as never,
  });
  const ask = (path: string, client: string) =>
    get(path).replace('\r\n\r\n', `\r\nx-forwarded-for: ${client}\r\nconnection: close\r\n\r\n`);
  await open(ask('/slow', '2001:db8::1'));
  await open(ask('/slow', '2001:db8:0:1::1'));
  await vi.waitUntil(() => waiting.length === 2);
  expect(await readAll(await open(ask('/small', '2001:db8::ffff')))).toMatch(/^HTTP\/1\.1 429 /);
  expect(await readAll(await open(ask('/small', '2001:db8:0:2::1')))).toMatch(/^HTTP\/1\.1 200 /);
});

test('limits the clients of one /48 together', async () => {
  const limits = { requestsPerNetwork: 2, unreadBytesPerNetwork: LARGE * 1.5, stallMs: 60_000 };
  const { open, waiting } = await start(limits, {
    trustedProxies: parseTrustedProxies('127.0.0.1') as never,
  });
  const ask = (path: string, client: string) =>
    open(get(path).replace('\r\n\r\n', `\r\nx-forwarded-for: ${client}\r\nconnection: close\r\n\r\n`));
  const reader = await ask('/large', '2001:db8::1');
  reader.pause();
  const largeOf = async (client: string) => readAll(await ask('/large', client));
  await expect
    .poll(() => largeOf('2001:db8:0:1::1'), patience)
    .toMatch(/^HTTP\/1\.1 429 .*unreadBytesPerNetwork/s);
  expect(await largeOf('2001:db8:1::1')).toMatch(/^HTTP\/1\.1 200 /);
  await ask('/slow', '2001:db8:0:2::1');
  await vi.waitUntil(() => waiting.length === 1);
  const refused = await readAll(await ask('/small', '2001:db8:0:3::1'));
  expect(readProblem(refused)).toMatchObject({ status: 429, limit: 'requestsPerNetwork' });
  expect(await readAll(await ask('/small', '2001:db8:1::1'))).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['four addresses', (n: number) => `192.0.${2 + (n % 4)}.1`, 'requestsPerClient'],
  ['an IPv4 /24', (n: number) => `192.0.2.${n}`, 'requestsPerNetwork'],
  ['an IPv6 /48', (n: number) => `2001:db8:0:${n}::1`, 'requestsPerNetwork'],
])('answers others while requests from %s wait for another server', async (_, addressOf, limit) => {
  const { open, waiting } = await start(
    { requests: 32, requestsPerClient: 16, requestsPerNetwork: 32 },
    { trustedProxies: parseTrustedProxies('127.0.0.1') as never },
  );
  const ask = (path: string, client: string) =>
    open(get(path).replace('\r\n\r\n', `\r\nx-forwarded-for: ${client}\r\nconnection: close\r\n\r\n`));
  for (let n = 0; n < 64; n += 1) (await ask('/slow', addressOf(n))).resume();
  await vi.waitUntil(() => waiting.length >= 16, patience);
  for (let n = 0; n < 8; n += 1)
    expect(await readAll(await ask('/small', `10.${n}.0.1`))).toMatch(/^HTTP\/1\.1 200 /);
  expect(waiting.length).toBeLessThanOrEqual(24);
  // The server is not full: they are refused for what they have.
  const refused = await readAll(await ask('/small', addressOf(0)));
  expect(readProblem(refused)).toMatchObject({ status: 429, code: 'rate-limited', limit });
  for (const finish of waiting) finish();
});

test('ends the oldest answer of the largest network when the server is full', async () => {
  const { open } = await start({
    requests: 3,
    unreadBytes: LARGE * 2.5,
    unreadBytesPerClient: LARGE * 3,
    unreadBytesPerNetwork: LARGE * 3,
    stallMs: 60_000,
  });
  const slow = async () => {
    const socket = await open(get('/large'));
    await once(socket, 'readable');
    return socket.pause();
  };
  const isGone = (socket: Socket) => {
    socket.write('\r\n');
    return socket.destroyed || socket.errored !== null;
  };
  const [first, second] = [await slow(), await slow()];
  const ask = async (path: string) =>
    readAll(await open(get(path).replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'), '127.0.1.2'));
  // The body's bytes exceed the limit.
  expect(await ask('/large')).toMatch(/^HTTP\/1\.1 200 /);
  await expect.poll(() => isGone(first), patience).toBe(true);
  expect(isGone(second)).toBe(false);
  // Another request exceeds the limit.
  const others = [await slow(), await open(get('/slow'))];
  expect(await ask('/small')).toMatch(/^HTTP\/1\.1 200 /);
  await expect.poll(() => isGone(second), patience).toBe(true);
  expect(others.some(isGone)).toBe(false);
});

test('does not close readers after the server itself was blocked', async () => {
  const { open } = await start({ stallMs: 800 });
  const socket = await open(get('/large').replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
  socket.pause();
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  for (let round = 0; round < 3; round += 1) {
    for (let turns = 0; turns < 5; turns += 1) await turn();
    if (round < 2) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  }
  const reading = readAll(socket);
  socket.resume();
  expect((await reading).length).toBeGreaterThan(LARGE);
});

test('rejects a body that is too large, announced or not, in the format of the app', async () => {
  const { origin } = await start(
    { bodyBytes: 10 },
    {
      bodyBytesOf: (path) => (path === '/echo' ? 10 : 0),
      writeProblem: ({ detail }, path) =>
        path === '/echo' ? { type: 'text/plain', body: detail ?? '' } : undefined,
    },
  );
  const large = 'x'.repeat(1_000_000);
  for (const body of [large, new Blob([large]).stream()]) {
    const answer = await fetch(`${origin}/echo`, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect([answer.status, await answer.text()]).toEqual([
      413,
      'The body of this request may have at most 10 bytes.',
    ]);
  }
});

test('rejects a request with two hosts, which a proxy and this server could read differently', async () => {
  const { open } = await start();
  for (const second of ['evil.example', 'x']) {
    const text = await readAll(await open(`GET /small HTTP/1.1\r\nHost: x\r\nhost: ${second}\r\n\r\n`));
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(readProblem(text)).toMatchObject({ code: 'malformed' });
  }
});

test('keeps the connection after a body that is too large and has arrived', async () => {
  const { open } = await start({ bodyBytes: 10 });
  const large = `POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\n${'x'.repeat(20)}`;
  const last = 'GET /small HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
  const answers = await readAll(await open(`${large}${last}`));
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

test.each([
  ['GET http://[ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['nonsense\r\n\r\n', 400],
])('answers a malformed request: %#', async (text, status) => {
  const { open, isUp } = await start();
  expect(await readAll(await open(text))).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(await isUp()).toBe(200);
});
