import type { Address } from '../chainConfig.ts';
import { keccak256 } from './keccak256.ts';

/** The hashes asked for lately: in a long list most addresses stand more than once. */
const hashes = new Map<string, Int32Array>();

/**
 * An address in the upper and lower case that EIP-55 gives it.
 *
 * @param address `0x` and 40 hexadecimal digits, in any case
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function toChecksumAddress(address: string): Address {
  const digits = address.slice(2).toLowerCase();
  if (hashes.size > 99) hashes.clear();
  const hash = hashes.get(digits) ?? keccak256(new TextEncoder().encode(digits));
  hashes.set(digits, hash);
  // Of the digit of the hash that stands at the same place, the highest bit counts; a byte's high digit comes first.
  const isUpper = (at: number) => ((hash[at >> 3] ?? 0) >> (4 * ((at % 8) ^ 1) + 3)) & 1;
  return `0x${[...digits].map((digit, at) => (isUpper(at) ? digit.toUpperCase() : digit)).join('')}`;
}
