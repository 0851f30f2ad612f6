import { keccak_256 } from '@noble/hashes/sha3';
import type { Hex } from 'viem';

const DIGITS = '0123456789abcdef';

/** In place of a value: no hex digit. It has a bit that no byte has. */
const WRONG = 0x100;

/** Value of each hex digit by character code, as the first of a byte's two digits and as the second. */
const [FIRST, SECOND] = (() => {
  const first = new Uint16Array(256).fill(WRONG);
  const second = new Uint16Array(256).fill(WRONG);
  for (let digit = 0; digit < 16; digit++) {
    for (const character of [DIGITS.charAt(digit), DIGITS.charAt(digit).toUpperCase()]) {
      first[character.charCodeAt(0)] = digit << 4;
      second[character.charCodeAt(0)] = digit;
    }
  }
  return [first, second] as const;
})();

const ascii = new TextEncoder();

/** Where digits are laid out as bytes, which is twice as fast as asking a string for each; it grows as far as this. */
let room = new Uint8Array(4_096);
const MOST_ROOM = 2 ** 20;

const PAIRS = Array.from({ length: 256 }, (_, byte) => DIGITS.charAt(byte >> 4) + DIGITS.charAt(byte & 15));

/** Writes the bytes of `hex` into `target` from `at` on; false where something is no hex digit. */
export function writeHex(hex: string, target: Uint8Array, at: number): boolean {
  const size = (hex.length - 2) >> 1;
  const digits = layOut(hex);
  if (!digits) return false;
  let all = 0;
  for (let index = 0, position = 2; index < size; index++, position += 2) {
    const value = (FIRST[digits[position] ?? 0] ?? WRONG) | (SECOND[digits[position + 1] ?? 0] ?? WRONG);
    all |= value;
    target[at + index] = value;
  }
  return all < WRONG;
}

/** The characters of a text as bytes; null where one of them is no ASCII. Good until the next call. */
function layOut(text: string): Uint8Array | null {
  const { length } = text;
  if (length > MOST_ROOM) {
    const bytes = ascii.encode(text);
    return bytes.length === length ? bytes : null;
  }
  if (length > room.length) room = new Uint8Array(Math.min(length * 2, MOST_ROOM));
  const { read, written } = ascii.encodeInto(text, room);
  return read === length && written === length ? room : null;
}

/** Newer engines have it, several times as fast; it refuses what {@link writeHex} refuses. */
const native = (Uint8Array.prototype as { setFromHex?: (hex: string) => unknown }).setFromHex;

/**
 * Bytes of a 0x-prefixed string; null for anything that is not whole bytes of hex.
 *
 * @param getRoom where to put so many bytes; new room unless said
 */
export function hexToBytes(
  hex: string,
  getRoom: (size: number) => Uint8Array = (size) => new Uint8Array(size),
): Uint8Array | null {
  if (typeof hex !== 'string' || !hex.startsWith('0x') || hex.length % 2 !== 0) return null;
  const bytes = getRoom((hex.length - 2) >> 1);
  if (!native) return writeHex(hex, bytes, 0) ? bytes : null;
  try {
    native.call(bytes, hex.slice(2));
    return bytes;
  } catch {
    return null;
  }
}

/** Lower-case 0x-prefixed hex of bytes. */
export function bytesToHex(bytes: Uint8Array): Hex {
  let hex = '';
  for (const byte of bytes) hex += PAIRS[byte];
  return `0x${hex}`;
}

const UPPER_CASE = /[A-Z]/;

/** The same bytes, written in lower case. */
export function lowerCase(hex: Hex): Hex {
  // Most of it is, and finding that out takes no room. Lower-casing hex leaves it hex.
  return UPPER_CASE.test(hex) ? (hex.toLowerCase() as Hex) : hex;
}

/** Keccak-256 of bytes. viem's own takes text and hex as well, and a page would carry what reads them. */
export function keccak256(bytes: Uint8Array): Hex {
  return bytesToHex(keccak_256(bytes));
}
