import type { Address } from 'viem';
import { keccak256 } from './keccak256.ts';

/** Caches checksums: a list of attestations repeats few addresses, and each checksum costs a hash. */
const known = new Map<string, Address>();
const MAX_KNOWN = 8_192;

const ascii = new TextEncoder();

/**
 * An address with its EIP-55 checksum. The input must be `0x` and 40 hex digits, in any case.
 *
 * @see https://eips.ethereum.org/EIPS/eip-55
 */
export function checksumAddress(address: string): Address {
  const digits = address.slice(2).toLowerCase();
  const before = known.get(digits);
  if (before) return before;
  const hash = keccak256(ascii.encode(digits));
  let checked: Address = '0x';
  for (let index = 0; index < digits.length; index++) {
    const digit = digits.charAt(index);
    checked += hash.charAt(index + 2) >= '8' ? digit.toUpperCase() : digit;
  }
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(digits, checked);
  return checked;
}

/**
 * Groups of addresses that look the same when shortened to their first and last four characters (`0x12…cdef`). An
 * attacker can generate such an address to impersonate another account.
 *
 * @example
 * ```ts
 * import { findLookAlikes } from '@org/contests';
 * for (const group of findLookAlikes(judges)) console.warn('These look alike:', group);
 * ```
 */
export function findLookAlikes(addresses: readonly Address[]): readonly (readonly Address[])[] {
  const groups = new Map<string, Map<string, Address>>();
  for (const address of addresses) {
    const key = address.toLowerCase();
    const look = key.slice(0, 4) + key.slice(-4);
    const group = groups.get(look) ?? new Map<string, Address>();
    group.set(key, address);
    groups.set(look, group);
  }
  return [...groups.values()].filter((group) => group.size > 1).map((group) => [...group.values()]);
}
