/** The smaller of two numbers. (`Math.min` does not accept bigint.) */
export function min(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

/** The greater of two numbers. */
export function max(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}

/** The current time in whole seconds, by this machine's clock. */
export function getNowSeconds(): bigint {
  return BigInt(Math.floor(Date.now() / 1000));
}
