import type { Address, Hex } from 'viem';
import { checksumAddress } from '../abi/address.ts';
import { lowerCase } from '../abi/hex.ts';

/**
 * One criterion of the rubric. `id` is its place from 1 on, `label` its name for people (empty if the contest document could not
 * be read). `weight` is missing if it is 1.
 */
export type Criterion = {
  readonly id: string;
  readonly label: string;
  readonly maxPoints: number;
  readonly weight?: number;
};

/** The terms that the resolver enforces. Times are in seconds; judging ends at the contest's `endsAt`. */
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
 * A contest as read from its attestation and its acts. Times are in seconds.
 *
 * Judges have their EIP-55 checksum. All texts are untrusted: render them as plain text, and link only http and https.
 *
 * An entry is its number. Judges and entries are those at the block that was read: entries that were withdrawn or disqualified
 * are not among them.
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
  readonly terms: ContestTerms;
  readonly time: bigint;
  readonly endsAt: bigint;
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
  return nowSeconds >= contest.endsAt ? 'closed' : 'judging';
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
