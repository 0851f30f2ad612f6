import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiweClientError } from '../message/siweMessage.ts';
import { createSiweClient } from './createSiweClient.ts';

const session = {
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  chainId: 84532,
  expiresAt: '2025-03-15T09:26:53.000Z',
} as const;
const signed = { message: 'text', signature: '0x1234' } as const;

type Answer = Response | Error | 'never';

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers });

/** A server that gives these answers in turn, then repeats the last one. */
const answer = (...answers: Answer[]) =>
  vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit): Promise<Response> => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next === 'never' || next === undefined) return new Promise(() => {});
    if (next instanceof Error) throw next;
    return next.clone();
  });

const failureOf = async (call: Promise<unknown>): Promise<SiweClientError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SiweClientError);
  return error as SiweClientError;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the client sends the four calls of the specification', async () => {
  const fetch = answer(
    json({ nonce: 'abcdefgh12345678' }),
    json(session),
    json({ session }),
    json({ session: null }),
    new Response(null, { status: 204 }),
  );
  const client = createSiweClient({ baseUrl: 'https://laurel.example', fetch });
  expect(await client.nonce()).toBe('abcdefgh12345678');
  expect(await client.verify(signed)).toEqual(session);
  expect(await client.session()).toEqual(session);
  expect(await client.session()).toBeNull();
  expect(await client.logout()).toBeUndefined();
  expect(fetch.mock.calls.map(([url, init]) => `${init?.method} ${url} ${init?.body ?? ''}`.trim())).toEqual([
    'GET https://laurel.example/api/siwe/nonce',
    `POST https://laurel.example/api/siwe/verify ${JSON.stringify(signed)}`,
    'GET https://laurel.example/api/siwe/session',
    'GET https://laurel.example/api/siwe/session',
    'POST https://laurel.example/api/siwe/logout',
  ]);
  expect(fetch.mock.calls[1]?.[1]?.headers).toEqual({ 'content-type': 'application/json' });
});

test.each([
  [undefined, '/api/siwe/nonce'],
  ['', '/api/siwe/nonce'],
  ['/', '/api/siwe/nonce'],
  ['http://localhost:3000/', 'http://localhost:3000/api/siwe/nonce'],
  ['https://laurel.example/sign-in/', 'https://laurel.example/sign-in/nonce'],
  ['/auth', '/auth/nonce'],
])('with the base URL %o, requests %s', async (baseUrl, url) => {
  const fetch = answer(json({ nonce: 'abcdefgh12345678' }));
  await createSiweClient({ ...(baseUrl !== undefined && { baseUrl }), fetch }).nonce();
  expect(fetch.mock.calls[0]?.[0]).toBe(url);
});

test.each([
  [400, 'malformed', false],
  [401, 'refused', false],
  [403, 'origin', false],
  [404, 'unexpected', false],
  [429, 'rate-limited', true],
  [500, 'unavailable', true],
  [503, 'unavailable', true],
] as const)('the client maps status %i to %s', async (status, code, retryable) => {
  const fetch = answer(json({ code: 'whatever' }, status));
  const error = await failureOf(createSiweClient({ fetch }).verify(signed));
  expect(error).toMatchObject({ name: 'SiweClientError', code, retryable, status });
});

test('retries calls that change nothing, twice, with backoff', async () => {
  for (const call of ['nonce', 'session', 'logout'] as const) {
    const fetch = answer(new TypeError('fetch failed'), json({}, 502), json({}, 503));
    const failure = failureOf(createSiweClient({ fetch })[call]());
    await vi.advanceTimersByTimeAsync(299);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(900);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(await failure).toMatchObject({ code: 'unavailable', status: 503 });
  }
});

test('the client never sends a verification twice', async () => {
  const fetch = answer(new TypeError('fetch failed'));
  expect(await failureOf(createSiweClient({ fetch }).verify(signed))).toMatchObject({ code: 'unreachable' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('does not retry after a rejection', async () => {
  const fetch = answer(json({}, 403));
  expect(await failureOf(createSiweClient({ fetch }).nonce())).toMatchObject({ code: 'origin' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('waits for a short Retry-After and reports a long one', async () => {
  const fetch = answer(json({}, 429, { 'retry-after': '2' }), json({ nonce: 'abcdefgh12345678' }));
  const nonce = createSiweClient({ fetch }).nonce();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await nonce).toBe('abcdefgh12345678');
  const busy = answer(json({}, 429, { 'retry-after': '60' }));
  expect(await failureOf(createSiweClient({ fetch: busy }).nonce())).toMatchObject({
    code: 'rate-limited',
    retryAfterSeconds: 60,
  });
  expect(busy).toHaveBeenCalledTimes(1);
});

test('times out each attempt if the server never answers', async () => {
  const fetch = answer('never', json({ session: null }));
  const found = createSiweClient({ fetch, timeoutMs: 1_000 }).session();
  await vi.advanceTimersByTimeAsync(1_300);
  expect(await found).toBeNull();
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  const failure = failureOf(createSiweClient({ fetch: answer('never'), timeoutMs: 1_000 }).verify(signed));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failure).toMatchObject({ code: 'timeout', retryable: true });
  expect(vi.getTimerCount()).toBe(0);
});

test('times out if the body never ends', async () => {
  const fetch = answer(new Response(new ReadableStream()));
  const failure = failureOf(createSiweClient({ fetch, timeoutMs: 1_000, retries: 0 }).nonce());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failure).toMatchObject({ code: 'timeout' });
});

test('aborts before, during and between attempts', async () => {
  const before = AbortSignal.abort();
  const fetch = answer('never');
  expect(await failureOf(createSiweClient({ fetch }).nonce({ signal: before }))).toMatchObject({
    code: 'aborted',
    retryable: false,
  });
  const meanwhile = new AbortController();
  const asked = failureOf(createSiweClient({ fetch }).nonce({ signal: meanwhile.signal }));
  meanwhile.abort();
  expect((await asked).code).toBe('aborted');
  const between = new AbortController();
  const pausing = failureOf(
    createSiweClient({ fetch: answer(json({}, 503)) }).nonce({ signal: between.signal }),
  );
  await vi.advanceTimersByTimeAsync(100);
  between.abort();
  expect((await pausing).code).toBe('aborted');
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['nonce', '<html></html>'],
  ['nonce', {}],
  ['nonce', { nonce: 'short' }],
  ['nonce', { nonce: 'with blank in it' }],
  ['nonce', { nonce: 17 }],
  ['session', null],
  ['session', {}],
  ['session', { session: 'me' }],
  ['session', { session: { ...session, address: '0x1' } }],
  ['session', { session: { ...session, chainId: '1' } }],
  ['session', { session: { ...session, expiresAt: 'soon' } }],
  ['session', session],
] as const)('rejects the invalid response of %s: %j', async (call, body) => {
  const fetch = answer(new Response(typeof body === 'string' ? body : JSON.stringify(body)));
  expect(await failureOf(createSiweClient({ fetch })[call]())).toMatchObject({
    code: 'unexpected',
    retryable: false,
  });
});
