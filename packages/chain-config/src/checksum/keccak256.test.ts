import fc from 'fast-check';
import { bytesToHex, keccak256 as viemKeccak256 } from 'viem';
import { expect, test } from 'vitest';
import { keccak256 } from './keccak256.ts';

test('hashes nothing to the hash that every Ethereum client knows', () => {
  expect(bytesToHex(keccak256(new Uint8Array()))).toBe(
    '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
  );
});

test('agrees with viem at every length around a block', () => {
  for (let length = 0; length <= 280; length++) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
    expect(bytesToHex(keccak256(message))).toBe(viemKeccak256(message));
  }
});

test('agrees with viem on anything', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), (message) => {
      expect(bytesToHex(keccak256(message))).toBe(viemKeccak256(message));
    }),
  );
});
