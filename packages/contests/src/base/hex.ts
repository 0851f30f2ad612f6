import type { Hex } from 'viem';

const DIGITS = '0123456789abcdef';

/** Marks a character that is not a hex digit: a bit above the bits of a byte. */
const WRONG = 0x100;

/** Values of the hex digits by character code, as a byte's first digit and as its second. */
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

/** A reused buffer for the characters: twice as fast as `charCodeAt`. It grows up to `MAX_ROOM`. */
let room = new Uint8Array(4_096);
const MAX_ROOM = 2 ** 20;

const PAIRS = Array.from({ length: 256 }, (_, byte) => DIGITS.charAt(byte >> 4) + DIGITS.charAt(byte & 15));

/** Writes the bytes of `hex` into `target` from index `at`; false if a character is not a hex digit. */
export function writeHex(hex: string, target: Uint8Array, at: number): boolean {
  const size = (hex.length - 2) >> 1;
  const digits = toAscii(hex);
  if (!digits) return false;
  let all = 0;
  for (let index = 0, position = 2; index < size; index++, position += 2) {
    const value = (FIRST[digits[position] ?? 0] ?? WRONG) | (SECOND[digits[position + 1] ?? 0] ?? WRONG);
    all |= value;
    target[at + index] = value;
  }
  return all < WRONG;
}

/** The characters of a text as bytes; null if one of them is not ASCII. Valid until the next call. */
function toAscii(text: string): Uint8Array | null {
  const { length } = text;
  if (length > MAX_ROOM) {
    const bytes = ascii.encode(text);
    return bytes.length === length ? bytes : null;
  }
  if (length > room.length) room = new Uint8Array(Math.min(length * 2, MAX_ROOM));
  const { read, written } = ascii.encodeInto(text, room);
  return read === length && written === length ? room : null;
}

/** Several times as fast where the engine has it; it rejects the same strings as {@link writeHex}. */
const native = (Uint8Array.prototype as { setFromHex?: (hex: string) => unknown }).setFromHex;

/**
 * Bytes of a 0x-prefixed string; null for anything other than whole bytes of hex.
 *
 * @param getRoom returns the buffer to write to; a new one by default
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

/** The same hex in lower case. */
export function lowerCase(hex: Hex): Hex {
  // Most hex is lower case already, and the test does not allocate. Lower-casing hex leaves it hex.
  return UPPER_CASE.test(hex) ? (hex.toLowerCase() as Hex) : hex;
}
