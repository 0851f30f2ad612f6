import fc from 'fast-check';
import { bytesToHex, getAddress, type Hex, keccak256 as viemKeccak256 } from 'viem';
import { expect, test } from 'vitest';
import { keccak256, MAX_MESSAGE_BYTES, toChecksumAddress } from './checksum.ts';

// Published hashes.
test.each([
  ['', '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '0x4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  ['transfer(address,uint256)', '0xa9059cbb2ab09eb219583f4a59a5d0623ade346d962bcd4e46b11da047c9049b'],
])('hashes "%s" to its published hash', (text, hash) => {
  expect(toHex(keccak256(new TextEncoder().encode(text)))).toBe(hash);
});

test('agrees with viem at every supported length', () => {
  for (let length = 0; length <= MAX_MESSAGE_BYTES; length++) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
    expect(toHex(keccak256(message))).toBe(viemKeccak256(message));
  }
});

test('agrees with viem on random input', () => {
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

const digits = fc.stringMatching(/^[0-9a-f]{40}$/);

test('checksums match the examples of EIP-55', () => {
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

test('agrees with viem on random input', () => {
  fc.assert(
    fc.property(digits, (address) => {
      expect(toChecksumAddress(`0x${address}`)).toBe(getAddress(`0x${address}` as Hex));
    }),
  );
});
