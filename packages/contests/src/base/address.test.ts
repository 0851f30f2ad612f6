import fc from 'fast-check';
import { getAddress, toHex } from 'viem';
import { expect, test } from 'vitest';
import { JUDGES } from '../../test/make.ts';
import { checksumAddress, findLookAlikes } from './address.ts';

test('computes the EIP-55 checksum of an address in any case', () => {
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
])('keeps the checksum of the EIP-55 example %s', (address) => {
  expect(checksumAddress(address.toLowerCase())).toBe(address);
});

test('finds addresses that look alike when shortened', () => {
  const middle = (digit: string) => `0xab${digit.repeat(34)}00ff` as const;
  expect(findLookAlikes([middle('1'), JUDGES[0], middle('2'), middle('1')])).toEqual([
    [middle('1'), middle('2')],
  ]);
  expect(findLookAlikes(JUDGES)).toEqual([]);
});
