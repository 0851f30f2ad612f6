import fc from 'fast-check';
import { getAddress, toHex } from 'viem';
import { expect, test } from 'vitest';
import { checksumAddress } from './address.ts';

test('the checksum is that of EIP-55, whatever the case was', () => {
  const account = fc.bigInt({ min: 0n, max: 2n ** 160n - 1n }).map((number) => toHex(number, { size: 20 }));
  fc.assert(
    fc.property(account, (address) => {
      expect(checksumAddress(address)).toBe(getAddress(address));
      expect(checksumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(getAddress(address));
    }),
  );
});

test.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('EIP-55 gives %s as an example', (address) => {
  expect(checksumAddress(address.toLowerCase())).toBe(address);
});
