import { expect, test } from 'vitest';
import { readAddress } from './AccountView.tsx';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test.each([
  address,
  address.toLowerCase(),
  address.toUpperCase(),
  `0x${address.slice(2).toUpperCase()}`,
  address.replace('C8', 'c8'),
])('reads %s in any case', (text) => {
  expect(readAddress(text)).toBe(address);
});

test.each(['', '0x', address.slice(0, -1), `${address}0`, `0x${'g'.repeat(40)}`, 'mara.eth', `${address}\n`])(
  'rejects %j',
  (text) => {
    expect(readAddress(text)).toBeUndefined();
  },
);
