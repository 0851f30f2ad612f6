import type { Address } from 'viem';

/**
 * Addresses that look the same once shortened to their first and last four characters (`0x12…cdef`), in groups of two and more. Somebody
 * may have searched for such an address to be taken for another.
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
