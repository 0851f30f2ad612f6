import fc from 'fast-check';
import { getAddress, type Hex } from 'viem';
import { expect, test } from 'vitest';
import { toChecksumAddress } from './toChecksumAddress.ts';

const digits = fc.stringMatching(/^[0-9a-f]{40}$/);

test('gives the examples of EIP-55', () => {
  for (const address of [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ]) {
    expect(toChecksumAddress(address.toLowerCase())).toBe(address);
    expect(toChecksumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(address);
  }
});

test('agrees with viem on anything', () => {
  fc.assert(
    fc.property(digits, (address) => {
      expect(toChecksumAddress(`0x${address}`)).toBe(getAddress(`0x${address}` as Hex));
    }),
  );
});
