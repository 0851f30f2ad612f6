import { expect, test } from 'vitest';
import { createTestApp } from '../../test/createTestApp.ts';

const { app } = createTestApp();
const ask = (path: string, endpoints?: string, headers: Record<string, string> = {}) =>
  app.request(path, {
    headers: { ...(endpoints !== undefined && { cookie: `laurel-endpoints=${endpoints}` }), ...headers },
  });
const readPolicy = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
const readConnections = (answer: Response) =>
  /connect-src ([^;]*)/.exec(readPolicy(answer))?.[1]?.split(' ').slice(1) ?? [];

const own = encodeURIComponent('https://rpc.example.org http://127.0.0.1:4350');

test('allows the visitor’s own endpoints in their browser’s pages only', async () => {
  const without = readConnections(await ask('/'));
  const page = await ask('/', own);
  expect(readConnections(page)).toEqual([...without, 'https://rpc.example.org']);
  expect(page.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
  expect(readConnections(await ask('/nowhere', own))).toContain('https://rpc.example.org');
  for (const path of ['/health', '/config.json', '/api/nothing'])
    expect(readConnections(await ask(path, own))).toEqual(without);
  expect(readConnections(await ask('/'))).toEqual(without);
});

test('sends the policy with a 304, and another ETag for another choice', async () => {
  const page = await ask('/', own);
  const etag = page.headers.get('etag') ?? '';
  const same = await ask('/', own, { 'if-none-match': etag });
  expect(same.status).toBe(304);
  expect(readPolicy(same)).toBe(readPolicy(page));
  expect(same.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
  for (const other of [undefined, encodeURIComponent('https://other.example.org')]) {
    const answer = await ask('/', other, { 'if-none-match': etag });
    expect(answer.status).toBe(200);
    expect(readConnections(answer)).not.toContain('https://rpc.example.org');
  }
});

test.each([
  '*',
  "'unsafe-inline'",
  '%27unsafe-inline%27',
  encodeURIComponent('https://a.example; script-src *'),
  encodeURIComponent('https://a.example\r\nset-cookie: a=b'),
  encodeURIComponent('https://*.example https://a.example/path'),
  '%',
  'https%3A%2F%2Fa.example'.repeat(4_500),
])('ignores a cookie of %.60s', async (value) => {
  const answer = await ask('/', value);
  expect(answer.status).toBe(200);
  expect(readPolicy(answer)).toBe(readPolicy(await ask('/')));
  expect(answer.headers.getSetCookie()).toEqual([]);
});
