/** The earlier of two times. (`Math.min` knows no bigint.) */
export function earlier(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

/** The later of two times. */
export function later(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}

/** The present in whole seconds, by this machine's clock. */
export function getNowSeconds(): bigint {
  return BigInt(Math.floor(Date.now() / 1000));
}
