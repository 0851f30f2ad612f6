/** The last second that RFC 3339 can express: 9999-12-31T23:59:59Z. */
const LAST = 253_402_300_799n;

/**
 * A time in seconds as RFC 3339 in UTC; undefined beyond the year 9999, which only malformed attestations name.
 *
 * @example
 * ```ts
 * import { toIsoTime } from '@org/contests';
 *
 * toIsoTime(1_795_543_200n); // '2026-11-24T18:00:00Z'
 * ```
 */
export function toIsoTime(seconds: bigint): string | undefined {
  if (seconds < 0n || seconds > LAST) return undefined;
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
}
