import type { Hex } from 'viem';

const DIGITS = '0123456789abcdef';

/** Value of each hex digit by character code; 255 for everything else. */
const VALUES = (() => {
  const values = new Uint8Array(128).fill(255);
  for (let digit = 0; digit < 16; digit++) {
    const character = DIGITS.charAt(digit);
    values[character.charCodeAt(0)] = digit;
    values[character.toUpperCase().charCodeAt(0)] = digit;
  }
  return values;
})();

const PAIRS = Array.from({ length: 256 }, (_, byte) => DIGITS.charAt(byte >> 4) + DIGITS.charAt(byte & 15));

/** Writes the bytes of `hex` into `target` from `at` on; false where something is no hex digit. */
export function writeHex(hex: string, target: Uint8Array, at: number): boolean {
  const size = (hex.length - 2) >> 1;
  let wrong = 0;
  for (let index = 0, position = 2; index < size; index++, position += 2) {
    const high = VALUES[hex.charCodeAt(position)] ?? 255;
    const low = VALUES[hex.charCodeAt(position + 1)] ?? 255;
    wrong |= high | low;
    target[at + index] = (high << 4) | low;
  }
  return wrong < 16;
}

/** Newer engines have it, several times as fast; it refuses what {@link writeHex} refuses. */
const native = (Uint8Array as { fromHex?: (hex: string) => Uint8Array }).fromHex;

/** Bytes of a 0x-prefixed string; null for anything that is not whole bytes of hex. */
export function hexToBytes(hex: string): Uint8Array | null {
  if (typeof hex !== 'string' || !hex.startsWith('0x') || hex.length % 2 !== 0) return null;
  if (native) {
    try {
      return native.call(Uint8Array, hex.slice(2));
    } catch {
      return null;
    }
  }
  const bytes = new Uint8Array((hex.length - 2) >> 1);
  return writeHex(hex, bytes, 0) ? bytes : null;
}

/** Lower-case 0x-prefixed hex of bytes. */
export function bytesToHex(bytes: Uint8Array): Hex {
  let hex = '';
  for (const byte of bytes) hex += PAIRS[byte];
  return `0x${hex}`;
}

/** The same bytes, written in lower case. */
export function lowerCase(hex: Hex): Hex {
  // Lower-casing hex leaves it hex.
  return hex.toLowerCase() as Hex;
}
