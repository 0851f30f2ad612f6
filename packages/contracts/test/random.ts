import type { Hex } from 'viem';

/** mulberry32: small, fast and the same on every machine. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Data with one byte changed, cut off or added: mostly refused as undecodable, at times accepted as other values. */
export function corrupt(data: Hex, random: (below: number) => number): Hex {
  const bytes = data.slice(2);
  const at = 2 * random(bytes.length / 2);
  const kind = random(4);
  if (kind === 0) return `0x${bytes.slice(0, at)}`;
  if (kind === 1) return `0x${bytes}${'00'.repeat(random(2) ? 32 : 1)}`;
  const byte = random(3) ? random(256) : 0xff;
  return `0x${bytes.slice(0, at)}${byte.toString(16).padStart(2, '0')}${bytes.slice(at + 2)}`;
}
