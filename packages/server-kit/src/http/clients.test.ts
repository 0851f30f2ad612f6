import { expect, test } from 'vitest';
import { clientNetwork, findClientAddress, NO_PROXIES, parseTrustedProxies } from './clients.ts';

const find = (proxies: string, forwardedFor: string | undefined, peer = '127.0.0.1') =>
  findClientAddress(peer, forwardedFor, parseTrustedProxies(proxies) ?? NO_PROXIES);

test('trusts proxy headers only from configured hops', () => {
  expect(find('0', '192.0.2.1')).toBe('127.0.0.1');
  expect(find('1', '192.0.2.1')).toBe('192.0.2.1');
  expect(find('1', '6.6.6.6, 192.0.2.1')).toBe('192.0.2.1');
  expect(find('2', '6.6.6.6, 192.0.2.1, 10.0.0.1')).toBe('192.0.2.1');
  expect(find('3', '192.0.2.1')).toBe('192.0.2.1');
  expect(find('1', undefined)).toBe('127.0.0.1');
  expect(find('1', '')).toBe('127.0.0.1');
});

test('trusts proxy headers only from listed proxies', () => {
  const list = '127.0.0.1, 10.0.0.0/8, 2001:db8::/32';
  expect(find(list, '6.6.6.6, 192.0.2.1')).toBe('192.0.2.1');
  expect(find(list, '6.6.6.6, 192.0.2.1, 10.1.2.3, 2001:db8::7')).toBe('192.0.2.1');
  expect(find(list, '192.0.2.1', '198.51.100.1')).toBe('198.51.100.1');
  expect(find(list, '6.6.6.6, nonsense, 10.0.0.1')).toBe('nonsense');
  expect(find(list, '10.0.0.1')).toBe('10.0.0.1');
  expect(find(list, '::ffff:10.0.0.1', '::ffff:127.0.0.1')).toBe('::ffff:10.0.0.1');
});

test('strips the port of a client’s address', () => {
  expect(find('1', '192.0.2.1:4711')).toBe('192.0.2.1');
  expect(find('1', '[2001:db8::1]:4711')).toBe('2001:db8::1');
});

test('returns undefined for a connection without an address', () => {
  expect(findClientAddress(undefined, '192.0.2.1', { hops: 1 })).toBeUndefined();
});

test.each(['-1', '11', 'yes', '10.0.0.0/33', '10.0.0.0/8/8', '1,2', 'localhost', ''])(
  'rejects "%s" as a list of proxies',
  (value) => {
    expect(parseTrustedProxies(value)).toBeUndefined();
  },
);

test('counts a client with its address or /64, and its network with the /24 or /48', () => {
  const of = (address: string) => [clientNetwork(address), clientNetwork(address, 48)];
  expect(of('192.0.2.7')).toEqual(['192.0.2.7', '192.0.2.0/24']);
  expect(of('::ffff:192.0.2.7')).toEqual(['192.0.2.7', '192.0.2.0/24']);
  expect(of('2001:db8:1:2::7')).toEqual(['2001:db8:1:2::/64', '2001:db8:1::/48']);
  expect(of('nonsense')).toEqual(['unknown', 'unknown']);
});
