import type { Address, Hex } from 'viem';
import { compareByTime } from './order.ts';
import type { Result } from './result.ts';

/** One of several reviews of an entry that a judge signed in the same second. */
export type SharedSecondReview = { readonly uid: Hex; readonly points: number };

/** Reviews of one judge and entry that share a second, so that rule R1 decided between them by UID. */
export type SharedSecond = {
  readonly judge: Address;
  readonly entry: string;
  readonly time: bigint;
  /** The one with the greatest UID: it is in force unless it was withdrawn or has expired. */
  readonly inForce: SharedSecondReview;
  readonly superseded: readonly SharedSecondReview[];
  /** Whether `inForce` counts; if not, none of them counts. */
  readonly isCounted: boolean;
};

/**
 * Finds where a result depends on the order of UIDs: several reviews of one judge and entry in the same second. This is
 * a note about the result, not part of it.
 *
 * @example
 * ```ts
 * import { findSharedSeconds, readResult } from '@org/contests';
 *
 * for (const { judge, entry, inForce, isCounted } of findSharedSeconds(readResult({ contest, attestations, block })))
 *   console.log(`${judge} reviewed ${entry} twice in one second; ${isCounted ? inForce.uid : 'none'} counts.`);
 * ```
 * @see docs/rules/R1.md, section 3
 */
export function findSharedSeconds({
  counted,
  ignored,
}: Pick<Result, 'counted' | 'ignored'>): readonly SharedSecond[] {
  const toKey = (judge: Address, entry: string, time: bigint) => `${judge.toLowerCase()} ${time} ${entry}`;
  const inForce = new Map<
    string,
    SharedSecondReview & Pick<SharedSecond, 'judge' | 'entry' | 'time' | 'isCounted'>
  >();
  const superseded = new Map<string, SharedSecondReview[]>();
  for (const { uid, judge, entry, points, time } of counted)
    inForce.set(toKey(judge, entry, time), { uid, points, judge, entry, time, isCounted: true });
  for (const { attestation, evaluation, reason } of ignored) {
    if (!evaluation) continue;
    const { uid, attester: judge, time } = attestation;
    const { entry, points } = evaluation;
    const key = toKey(judge, entry, time);
    if (reason === 'superseded') superseded.set(key, [...(superseded.get(key) ?? []), { uid, points }]);
    if (reason === 'withdrawn' || reason === 'expired')
      inForce.set(key, { uid, points, judge, entry, time, isCounted: false });
  }
  return [...inForce]
    .flatMap(([key, { uid, points, ...shared }]) => {
      const others = superseded.get(key);
      return others ? [{ ...shared, inForce: { uid, points }, superseded: others }] : [];
    })
    .sort((a, b) => compareByTime({ ...a.inForce, time: a.time }, { ...b.inForce, time: b.time }));
}
