import type { Address, Hex } from 'viem';
import { keccak256 } from 'viem/utils';
import { topics } from './easEvent.ts';

const BITS = 2_048;
const DIGITS = BITS / 4;

/** The three bits of a block's `logsBloom` that an address or a topic sets. */
function bitsOf(item: Hex): readonly number[] {
  const hash = keccak256(item);
  return [2, 6, 10].map((at) => Number.parseInt(hash.slice(at, at + 4), 16) % BITS);
}

/** Bit 0 is the lowest bit of the last digit. */
function hasBits(bloom: Hex, bits: readonly number[]): boolean {
  return bits.every((bit) => {
    const digit = Number.parseInt(bloom[DIGITS + 1 - Math.floor(bit / 4)] ?? '0', 16);
    return ((digit >> (bit % 4)) & 1) === 1;
  });
}

/**
 * Reads the `logsBloom` of blocks for events of EAS and its registry.
 *
 * @returns null when the block certainly has no such event; else how likely a block without one has such a bloom, by its
 *   share of set bits
 */
export function createBloomReader(contracts: {
  eas: Address;
  registry: Address;
}): (bloom: Hex) => number | null {
  const { registered, registeredBefore12, ...ofEas } = topics;
  const toWanted = (address: Address, list: readonly Hex[]) => ({
    address: bitsOf(address),
    topics: list.map(bitsOf),
  });
  const wanted = [
    toWanted(contracts.eas, Object.values(ofEas)),
    toWanted(contracts.registry, [registered, registeredBefore12]),
  ];
  return (bloom) => {
    const isPossible = wanted.some(
      ({ address, topics }) => hasBits(bloom, address) && topics.some((topic) => hasBits(bloom, topic)),
    );
    if (!isPossible) return null;
    const item = shareOfBits(bloom) ** 3;
    const chances = wanted.map(({ topics }) => item * (1 - (1 - item) ** topics.length));
    return Math.min(
      1,
      chances.reduce((sum, chance) => sum + chance, 0),
    );
  };
}

const COUNTS = Array.from({ length: 16 }, (_, digit) => digit.toString(2).replaceAll('0', '').length);

function shareOfBits(bloom: Hex): number {
  let set = 0;
  for (const digit of bloom.slice(2)) set += COUNTS[Number.parseInt(digit, 16)] ?? 0;
  return set / BITS;
}
