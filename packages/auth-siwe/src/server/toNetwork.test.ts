import { expect, test } from 'vitest';
import { toNetwork } from './toNetwork.ts';

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
])('%o counts with %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
