import type { Hex } from 'viem';

/** Reads 32-byte words out of a hex text without making bytes of it: an answer of 250 attestations has half a megabyte. */
export type HexReader = {
  /** A word as 64 digits. @throws {RangeError} beyond the end, as all of them */
  word: (at: number) => string;
  /** A word as a number that fits: a length, a distance, seconds. */
  number: (at: number) => number;
  /** A word as a number of any size. */
  bigint: (at: number) => bigint;
  /** The digits of so many bytes. */
  bytes: (at: number, length: number) => string;
};

const DIGITS_OF_SAFE_NUMBER = 12;
const HIGH_ZEROS = '0'.repeat(64 - DIGITS_OF_SAFE_NUMBER);

/** Positions and lengths are in bytes. */
export function createHexReader(hex: Hex): HexReader {
  const bytes = (at: number, length: number) => {
    const start = 2 + 2 * at;
    const end = start + 2 * length;
    if (end > hex.length) throw new RangeError('beyond the end');
    return hex.slice(start, end);
  };
  const word = (at: number) => bytes(at, 32);
  return {
    bytes,
    word,
    number(at) {
      const digits = word(at);
      if (!digits.startsWith(HIGH_ZEROS)) throw new RangeError('too large a number');
      return Number.parseInt(digits.slice(-DIGITS_OF_SAFE_NUMBER), 16);
    },
    bigint: (at) => BigInt(`0x${word(at)}`),
  };
}
