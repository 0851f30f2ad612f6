import type { Address } from '../chainConfig.ts';
import { keccak256 } from './keccak256.ts';

/**
 * An address in the upper and lower case that EIP-55 gives it.
 *
 * @param address `0x` and 40 hexadecimal digits, in any case
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function toChecksumAddress(address: string): Address {
  const digits = address.slice(2).toLowerCase();
  const hash = new DataView(keccak256(new TextEncoder().encode(digits)).buffer);
  const cased = [...digits].map((digit, at) => {
    const nibble = (hash.getUint8(at >> 1) >> (at % 2 ? 0 : 4)) & 15;
    return nibble >= 8 ? digit.toUpperCase() : digit;
  });
  return `0x${cased.join('')}`;
}
