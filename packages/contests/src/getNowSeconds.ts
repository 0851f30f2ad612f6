/** The present in whole seconds, by this machine's clock. */
export function getNowSeconds(): bigint {
  return BigInt(Math.floor(Date.now() / 1000));
}
