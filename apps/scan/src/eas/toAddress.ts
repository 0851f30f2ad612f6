import type { Address } from 'viem';
import { getAddress } from 'viem/utils';

const MAX_KNOWN = 10_000;
const known = new Map<string, Address>();

/**
 * An address in the upper and lower case of EIP-55, from 40 digits. Few people attest much, and each time is a Keccak
 * hash, so what was found is kept for a while.
 */
export function toAddress(digits: string): Address {
  const found = known.get(digits);
  if (found) return found;
  const address = getAddress(`0x${digits}`);
  if (known.size >= MAX_KNOWN) known.clear();
  // A new text: a piece of a large one would keep all of that in memory.
  known.set(address.slice(2).toLowerCase(), address);
  return address;
}
