import { expect, test } from 'vitest';
import { createTestApp } from '../../test/createTestApp.ts';
import { readEndpointsCookie } from './readOwnEndpoints.ts';

const readHere = (cookies: string | undefined) => readEndpointsCookie(cookies, { isSecure: false });

const read = (list: string) => readHere(`laurel-endpoints=${encodeURIComponent(list)}`);

test('reads origins from a cookie, each once, among other cookies', () => {
  expect(read('https://rpc.example.org https://scan.example.org:8443')).toEqual([
    'https://rpc.example.org',
    'https://scan.example.org:8443',
  ]);
  const cookies = 'a=1; laurel-endpoints=https%3A%2F%2Frpc.example.org%20https%3A%2F%2Frpc.example.org; b=2';
  expect(readHere(cookies)).toEqual(['https://rpc.example.org']);
  expect(readHere(undefined)).toEqual([]);
  expect(readHere('xlaurel-endpoints=https%3A%2F%2Frpc.example.org')).toEqual([]);
});

test('allows custom endpoints over http on loopback only', () => {
  const own = ['http://127.0.0.1:8545', 'http://localhost:4350', 'http://[::1]:8545'];
  expect(read(own.join(' '))).toEqual(own);
  expect(read('http://rpc.example.org http://127.0.0.1.example.org http://127.1 http://0.0.0.0')).toEqual([]);
});

test.each([
  '*',
  'https:',
  'https://*',
  'https://*.example.org',
  "'unsafe-inline'",
  "'self'",
  'data:',
  'wss://rpc.example.org',
  'javascript:alert(1)',
  'https://rpc.example.org/',
  'https://rpc.example.org/path',
  'https://rpc.example.org?a',
  'https://rpc.example.org#a',
  'https://user@rpc.example.org',
  'https://rpc.example.org;',
  "https://rpc.example.org;script-src'unsafe-inline'",
  'https://rpc.example.org,https://b.example.org',
  'https://rpc.example.org\r\nset-cookie:a=b',
  'https://rpc.example.org\u0000',
  'https://RPC.example.org',
  'https://rpc.example.org:443',
  'https://rpc.example.org:99999',
  'https://rpc_a.example.org',
  'https://rpc.exämple.org',
  'https://.',
  'https://[::1',
  '//rpc.example.org',
  'rpc.example.org',
])('rejects %j as an endpoint', (origin) => {
  expect(read(origin)).toEqual([]);
});

test('ignores a broken encoding, 100 kB and a long list', () => {
  expect(readHere('laurel-endpoints=%E0%A4%A')).toEqual([]);
  expect(readHere(`laurel-endpoints=https%3A%2F%2F${'a.'.repeat(50_000)}org`)).toEqual([]);
  const many = Array.from({ length: 60 }, (_, i) => `https://r${i}.example.org`);
  expect(read(many.join(' '))).toEqual(many.slice(0, 20));
});

test('reads only the __Host- cookie on https', () => {
  const value = 'laurel-endpoints=https%3A%2F%2Frpc.example.org';
  expect(readEndpointsCookie(`__Host-${value}`, { isSecure: true })).toEqual(['https://rpc.example.org']);
  for (const cookies of [value, `\u00a0__Host-${value}`, `a=b,__Host-${value}`])
    expect(readEndpointsCookie(cookies, { isSecure: true })).toEqual([]);
  expect(readHere(`__Host-${value}`)).toEqual([]);
});

const { app } = createTestApp();
const ask = (path: string, endpoints?: string, headers: Record<string, string> = {}) =>
  app.request(path, {
    headers: { ...(endpoints !== undefined && { cookie: `laurel-endpoints=${endpoints}` }), ...headers },
  });
const readPolicy = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
const readConnections = (answer: Response) =>
  /connect-src ([^;]*)/.exec(readPolicy(answer))?.[1]?.split(' ').slice(1) ?? [];

const own = encodeURIComponent('https://rpc.example.org http://127.0.0.1:4350');

test('allows the visitor’s custom endpoints in their browser’s pages only', async () => {
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
])('ignores the cookie of own endpoints %.60s', async (value) => {
  const answer = await ask('/', value);
  expect(answer.status).toBe(200);
  expect(readPolicy(answer)).toBe(readPolicy(await ask('/')));
  expect(answer.headers.getSetCookie()).toEqual([]);
});
