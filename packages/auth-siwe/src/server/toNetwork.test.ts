import { expect, test } from 'vitest';
import { toNetwork, toNetworks } from './toNetwork.ts';

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
])('counts %o with %s', (address, network) => {
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
