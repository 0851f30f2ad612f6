import fc from 'fast-check';
import { bytesToHex, keccak256 as viemKeccak256 } from 'viem';
import { expect, test } from 'vitest';
import { keccak256, MAX_MESSAGE_BYTES } from './keccak256.ts';

// What every Ethereum client knows: the hashes of nothing, of "abc" and of the longest message that fits.
test.each([
  ['', '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '0x4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  ['transfer(address,uint256)', '0xa9059cbb2ab09eb219583f4a59a5d0623ade346d962bcd4e46b11da047c9049b'],
])('hashes "%s" to the hash that everybody knows', (text, hash) => {
  expect(toHex(keccak256(new TextEncoder().encode(text)))).toBe(hash);
});

test('agrees with viem at every length that it takes', () => {
  for (let length = 0; length <= MAX_MESSAGE_BYTES; length++) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
    expect(toHex(keccak256(message))).toBe(viemKeccak256(message));
  }
});

test('agrees with viem on anything', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: MAX_MESSAGE_BYTES }), (message) => {
      expect(toHex(keccak256(message))).toBe(viemKeccak256(message));
    }),
  );
});

function toHex(words: Int32Array) {
  const view = new DataView(new ArrayBuffer(32));
  words.slice(0, 8).forEach((word, at) => void view.setUint32(4 * at, word, true));
  return bytesToHex(new Uint8Array(view.buffer));
}
