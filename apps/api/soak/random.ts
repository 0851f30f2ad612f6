/** Random choices that a seed repeats. */
export type Random = {
  /** From 0 to 1. */
  next: () => number;
  /** An integer from `low` to `high`, inclusive. */
  between: (low: number, high: number) => number;
  pick: <T>(items: readonly T[]) => T;
  hex: (bytes: number) => string;
};

/** @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c mulberry32 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (items) => {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[between(0, items.length - 1)] as (typeof items)[number];
    },
    hex: (bytes) =>
      Array.from({ length: bytes }, () => between(0, 255).toString(16).padStart(2, '0')).join(''),
  };
}
