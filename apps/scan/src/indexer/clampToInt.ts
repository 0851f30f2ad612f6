const MAX_INT = 2_147_483_647;

/** Times are GraphQL's `Int`: what lies beyond 2038 is shown as the largest one. */
export function clampToInt(seconds: bigint | number): number {
  return seconds > MAX_INT ? MAX_INT : Number(seconds);
}
