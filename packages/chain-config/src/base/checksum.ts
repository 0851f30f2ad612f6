import type { Address } from './chainConfig.ts';

/** The longest message that fits into one block with its padding. */
export const MAX_MESSAGE_BYTES = 135;

/**
 * Keccak-256 as Ethereum uses it (padding 0x01, unlike the final SHA-3), of a message that fits into one block.
 * Implemented here so that validating an address needs no dependency.
 *
 * @param message at most {@link MAX_MESSAGE_BYTES} bytes
 * @returns the state, whose first eight words are the hash: four bytes each, the first byte in the lowest bits
 * @see https://keccak.team/keccak_specs_summary.html
 */
export function keccak256(message: Uint8Array): Int32Array {
  // The lane of column x and row y is the two words at 2x + 10y: the low one, then the high one.
  let words = new Int32Array(50);
  [...message, 0x01].forEach((byte, at) => void flip(words, at >> 2, byte << (8 * (at % 4))));
  flip(words, 33, 1 << 31);

  let register = 1;
  for (let round = 0; round < 24; round++) {
    // Theta: XOR each column with the parity of two others.
    const parity = new Int32Array(10);
    words.forEach((value, at) => void flip(parity, at % 10, value));
    const mixed = words.map(
      (value, at) => value ^ word(parity, (at + 8) % 10) ^ rotated(parity, (at + 2) % 10, 1),
    );
    // Rho and pi: rotate each lane and move it to another position.
    const moved = mixed.slice();
    for (let step = 1, by = 1, x = 1, y = 0; step <= 24; step++, by += step) {
      const from = 2 * x + 10 * y;
      [x, y] = [y, (2 * x + 3 * y) % 5];
      for (const half of [0, 1]) moved[2 * x + 10 * y + half] = rotated(mixed, from + half, by);
    }
    // Chi: the only non-linear step.
    words = moved.map((value, at) => value ^ (~inRow(moved, at, 2) & inRow(moved, at, 4)));
    // Iota: seven bits of a linear feedback shift register make up the round constant.
    for (let bit = 1; bit < 128; bit *= 2) {
      if (register & 1) flip(words, bit >> 6, 1 << (bit - 1));
      register = (register << 1) ^ ((register >> 7) * 0x171);
    }
  }
  return words;
}

/** The word `offset` places further in the same row of ten words, wrapping around. */
function inRow(words: Int32Array, at: number, places: number) {
  return word(words, at - (at % 10) + ((at + places) % 10));
}

/** One word of a lane rotated to the left; a rotation by 32 bits or more swaps its two words. */
function rotated(words: Int32Array, at: number, by: number) {
  const near = at ^ ((by >> 5) & 1);
  // Two shifts, because JavaScript treats a single shift by 32 as a shift by 0.
  return (word(words, near) << by) | ((word(words, near ^ 1) >>> 1) >>> ~by);
}

function flip(words: Int32Array, at: number, bits: number) {
  words[at] = word(words, at) ^ bits;
}

function word(words: Int32Array, at: number) {
  return words[at] ?? 0;
}

/** A cache, because most addresses of a long list occur more than once. */
const hashes = new Map<string, Int32Array>();

/**
 * Returns an address with its EIP-55 checksum.
 *
 * @param address `0x` and 40 hexadecimal digits, in any case
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function toChecksumAddress(address: string): Address {
  const digits = address.slice(2).toLowerCase();
  if (hashes.size > 99) hashes.clear();
  const hash = hashes.get(digits) ?? keccak256(new TextEncoder().encode(digits));
  hashes.set(digits, hash);
  // A letter is upper case if the highest bit of the hash digit at its position is set; a byte's high digit comes first.
  const isUpper = (at: number) => ((hash[at >> 3] ?? 0) >> (4 * ((at % 8) ^ 1) + 3)) & 1;
  return `0x${[...digits].map((digit, at) => (isUpper(at) ? digit.toUpperCase() : digit)).join('')}`;
}
