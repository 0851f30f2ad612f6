import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { chooseEncoding, compressAnswers, compressBody, type KeptEncodings } from './encoding.ts';

const BROWSER = 'gzip, deflate, br, zstd';
const sizes = { br: 111, gzip: 129, identity: 402 };

test.each([
  [BROWSER, 'br'],
  ['br, gzip', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['*', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity', undefined],
  ['deflate', undefined],
  ['', undefined],
  [undefined, undefined],
  ['br;q=zero, ,;;, gzip', 'gzip'],
  ['x'.repeat(10_000), undefined],
])('answers "%.40s" with the smallest accepted encoding', (header, expected) => {
  expect(chooseEncoding(header, sizes)).toBe(expected);
});

test('leaves a body alone that no encoding makes smaller', () => {
  expect(chooseEncoding(BROWSER, { br: 60, gzip: 70, identity: 50 })).toBeUndefined();
});

const text = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, comment: 'Well fired.' })));

function createApp(headers: Record<string, string> = {}, body = text) {
  const app = new Hono();
  app.use(compressAnswers());
  app.get('/', (context) => context.body(body, 201, { 'content-type': 'application/json', ...headers }));
  return (encoding?: string) =>
    app.request('/', { headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });
}

test.each([
  [BROWSER, 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('compresses an answer for "%s"', async (accepted, encoding, decompress) => {
  const answer = await createApp({ etag: '"a"', 'x-kept': 'yes' })(accepted);
  const body = Buffer.from(await answer.arrayBuffer());
  expect(decompress(body).toString()).toBe(text);
  expect(body.byteLength).toBeLessThan(text.length / 3);
  expect(answer.status).toBe(201);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(body.byteLength),
    'content-type': 'application/json',
    vary: 'Accept-Encoding',
    etag: 'W/"a"',
    'x-kept': 'yes',
  });
});

test('names the encoding once among what an answer depends on', async () => {
  const answer = await createApp({ vary: 'Accept-Encoding, Cookie' })(BROWSER);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
});

test('sends the same bytes to clients that accept no encoding', async () => {
  const answer = await createApp({ etag: '"a"' })();
  expect(await answer.text()).toBe(text);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('etag')).toBe('"a"');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
});

test.each([
  ['secrets', { 'cache-control': 'private, no-cache' }, text],
  ['answers that nobody may store', { 'cache-control': 'no-store' }, text],
  ['pictures', { 'content-type': 'image/png' }, text],
  ['what is compressed already', { 'content-encoding': 'br' }, text],
  ['short answers', {}, '{"ok":true}'],
])('does not compress an answer: %s', async (_, headers, body) => {
  const answer = await createApp(headers, body)(BROWSER);
  expect(await answer.text()).toBe(body);
  expect(answer.headers.get('content-encoding')).toBe(
    'content-encoding' in headers ? headers['content-encoding'] : null,
  );
});

test('makes each encoding of a kept body once, also for simultaneous requests', async () => {
  const body = new TextEncoder().encode(text.repeat(40));
  const kept: KeptEncodings = new Map();
  const [one, other, small] = await Promise.all(
    ['br', 'br', 'gzip'].map((encoding) => compressBody(encoding, body, kept)),
  );
  expect(other?.body).toBe(one?.body);
  expect((await compressBody('br', body, kept))?.body).toBe(one?.body);
  expect([...kept.keys()]).toEqual(['br', 'gzip']);
  expect(gunzipSync(small?.body ?? '').byteLength).toBe(body.byteLength);
  expect((await compressBody('br', body))?.body).not.toBe(one?.body);
});

test('does not keep the encoding of an answer that failed', async () => {
  const kept: KeptEncodings = new Map();
  // Only bytes can be compressed.
  const broken = { byteLength: 40_000 } as Uint8Array;
  await expect(compressBody('br', broken, kept)).rejects.toThrow(TypeError);
  expect([...kept]).toEqual([]);
});
