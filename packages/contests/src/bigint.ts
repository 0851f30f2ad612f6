/** The smaller of two numbers, or the earlier of two times. (`Math.min` knows no bigint.) */
export function min(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

/** The greater of two numbers, or the later of two times. */
export function max(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}

/** The present in whole seconds, by this machine's clock. */
export function getNowSeconds(): bigint {
  return BigInt(Math.floor(Date.now() / 1000));
}
