import type { Address, Hex } from 'viem';
import { checksumAddress } from '../abi/address.ts';
import { lowerCase } from '../abi/hex.ts';

/**
 * One criterion of the rubric. `id` is the tag in an evaluation (version 1) or its place from 1 on (version 2), `label` its
 * name for people (version 2: empty if the contest document could not be read). `weight` is missing if it is 1, as in
 * version 1.
 */
export type Criterion = {
  readonly id: string;
  readonly label: string;
  readonly maxPoints: number;
  readonly weight?: number;
};

/** What only a contest of version 2 has. Times are in seconds; judging ends at the contest's `endsAt`. */
export type ContestTerms = {
  readonly resolver: Address;
  /** Where the contest document is, and the keccak256 of its bytes. */
  readonly uri: string;
  readonly contentHash: Hex;
  /** Null if the contest takes no submissions. */
  readonly submissionsUntil: bigint | null;
  readonly opensAt: bigint;
  /** Null if the contest is not sealed. */
  readonly revealUntil: bigint | null;
};

/**
 * A contest as read from its attestation. Times are in seconds; `endsAt` is null if judging is open-ended.
 *
 * Judges have their EIP-55 checksum; duplicate judges and entries are removed. All texts are untrusted: render them as
 * plain text, and link only http and https.
 *
 * An entry is its link (version 1, rule R1) or its number (version 2, rule R2). Version 2 has `terms`, and its judges and
 * entries are those at the block that was read: entries that were withdrawn or disqualified are not among them.
 */
export type Contest = {
  readonly chainId: number;
  readonly uid: Hex;
  readonly schemaUid: Hex;
  readonly organizer: Address;
  readonly title: string;
  readonly description: string;
  readonly judges: readonly Address[];
  readonly entries: readonly string[];
  readonly criteria: readonly Criterion[];
  readonly rule: 'R1' | 'R2';
  readonly terms?: ContestTerms;
  readonly time: bigint;
  readonly endsAt: bigint | null;
  readonly revokedAt: bigint | null;
};

/** `judging` until the contest's end, then `closed`; `withdrawn` once its organizer has revoked it. */
export type ContestState = 'judging' | 'closed' | 'withdrawn';

/**
 * The state of a contest at a time in seconds. A withdrawn contest stays withdrawn after its end.
 *
 * @example
 * ```ts
 * import { getContestState } from '@org/contests';
 *
 * const state = getContestState(contest, BigInt(Math.floor(Date.now() / 1000)));
 * ```
 */
export function getContestState(
  contest: Pick<Contest, 'endsAt' | 'revokedAt'>,
  nowSeconds: bigint,
): ContestState {
  if (contest.revokedAt !== null) return 'withdrawn';
  return contest.endsAt !== null && nowSeconds >= contest.endsAt ? 'closed' : 'judging';
}

/** The same contest in canonical spelling, without duplicate judges and entries. */
export function normalizeContest(contest: Contest): Contest {
  const { uid, schemaUid, organizer, judges, entries } = contest;
  return {
    ...contest,
    uid: lowerCase(uid),
    schemaUid: lowerCase(schemaUid),
    organizer: checksumAddress(organizer),
    judges: [...new Set(judges.map(checksumAddress))],
    entries: [...new Set(entries)],
  };
}

/**
 * The sum of the tags' points under a rubric; by default of all its tags. Unknown tags are worth nothing.
 *
 * @example
 * ```ts
 * import { CRITERIA_V1, sumPoints } from '@org/contests';
 *
 * sumPoints(CRITERIA_V1, ['PRESENTATION_5', 'OPEN_SOURCE_3']); // 8
 * sumPoints(CRITERIA_V1); // 26
 * ```
 */
export function sumPoints(
  criteria: readonly Criterion[],
  tags: readonly string[] = criteria.map(({ id }) => id),
): number {
  return criteria.reduce((sum, { id, maxPoints }) => (tags.includes(id) ? sum + maxPoints : sum), 0);
}
