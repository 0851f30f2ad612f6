import { expect, test } from 'vitest';
import { createRateLimiter, toNetwork, toNetworks } from './rateLimiter.ts';

test('limits a minute that starts with the first count', () => {
  const limiter = createRateLimiter(2);
  expect([0, 0, 0, 59_999, 60_000, 60_000, 60_000].map((now) => limiter.take('a', now))).toEqual([
    undefined,
    undefined,
    60,
    1,
    undefined,
    undefined,
    60,
  ]);
});

test('locks nobody out when the clock is set back', () => {
  const limiter = createRateLimiter(1);
  limiter.take('a', 10_000_000);
  expect(limiter.take('a', 0)).toBeUndefined();
});

test('remembers a bounded number of keys', () => {
  const limiter = createRateLimiter(1);
  limiter.take('first', 0);
  for (let i = 0; i < 60_000; i += 1) limiter.take(`key ${i}`, 0);
  expect(limiter.take('key 59999', 0)).toBe(60);
  expect(limiter.take('first', 0)).toBeUndefined();
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  [undefined, 'unknown'],
  ['', 'unknown'],
  ['somebody', 'unknown'],
  ['1:2', 'unknown'],
  ['::1]/evil', 'unknown'],
])('counts the network of %o with %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test.each([
  ['192.0.2.1', ['192.0.2.1', '192.0.2.0/24']],
  ['::ffff:192.0.2.1', ['192.0.2.1', '192.0.2.0/24']],
  ['2001:db8:1:2345:6::7', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48']],
  ['2001:db8:1:45::7', ['2001:db8:1:45::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8:1:145::7', ['2001:db8:1:145::/64', '2001:db8:1:100::/56', '2001:db8:1::/48']],
  ['somebody', ['unknown']],
])('counts %s with its larger networks too', (address, networks) => {
  expect(toNetworks(address)).toEqual(networks);
});
