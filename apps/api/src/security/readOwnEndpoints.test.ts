import { expect, test } from 'vitest';
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

test('allows http on loopback only', () => {
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
