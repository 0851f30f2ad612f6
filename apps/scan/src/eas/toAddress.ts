import { LRUCache } from 'lru-cache';
import type { Address } from 'viem';
import { getAddress } from 'viem/utils';

const known = new LRUCache<string, Address>({ max: 10_000 });

/**
 * An address in the upper and lower case of EIP-55, from 40 digits. Few people attest much, and each time is a Keccak
 * hash, so what was found is kept for a while.
 */
export function toAddress(digits: string): Address {
  const found = known.get(digits);
  if (found) return found;
  const address = getAddress(`0x${digits}`);
  // A new text: a piece of a large one would keep all of that in memory.
  known.set(address.slice(2).toLowerCase(), address);
  return address;
}
