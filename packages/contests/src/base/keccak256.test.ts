import { keccak256 as viemKeccak256 } from 'viem';
import { expect, test } from 'vitest';
import { keccak256 } from './keccak256.ts';

test.each([
  ['', '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '0x4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
])('hashes "%s" to its known hash', (text, hash) => {
  expect(keccak256(new TextEncoder().encode(text))).toBe(hash);
});

test('agrees with viem on every length around the blocks’ borders', () => {
  for (let length = 0; length < 700; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 167 + length * 31) % 256);
    expect(keccak256(bytes), `${length} bytes`).toBe(viemKeccak256(bytes));
  }
});

test('hashes a part of a buffer and leaves the input as it was', () => {
  const buffer = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
  const part = buffer.subarray(7, 207);
  const copy = part.slice();
  expect(keccak256(part)).toBe(viemKeccak256(copy));
  expect(part).toEqual(copy);
});
