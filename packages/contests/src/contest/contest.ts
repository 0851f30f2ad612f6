import type { Address, Hex } from 'viem';
import { checksumAddress } from '../base/address.ts';
import { lowerCase } from '../base/hex.ts';

/**
 * One criterion of the rubric. `id` is its place from 1 on, `label` its name for people (empty if the contest document could not
 * be read), `weight` the factor of its points in the score.
 */
export type Criterion = {
  readonly id: string;
  readonly label: string;
  readonly maxPoints: number;
  readonly weight: number;
};

/** The terms that the resolver enforces. Times are in seconds; judging ends at the contest's `endsAt`. */
export type ContestTerms = {
  readonly resolver: Address;
  /** The URI of the contest document, and the keccak256 of its bytes. */
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

/**
 * The phase of a contest at a time. `admission`: submissions are over, judging is not open. `upcoming`: judging is
 * not open in a contest that takes no submissions.
 */
export type Phase =
  | 'submissions'
  | 'admission'
  | 'upcoming'
  | 'judging'
  | 'revealing'
  | 'closed'
  | 'withdrawn';

/**
 * The phase of a contest at a time in seconds.
 *
 * @example
 * ```ts
 * import { getPhase } from '@org/contests';
 *
 * const phase = getPhase(contest, BigInt(Math.floor(Date.now() / 1000)));
 * ```
 */
export function getPhase(
  { revokedAt, terms, endsAt }: Pick<Contest, 'revokedAt' | 'terms' | 'endsAt'>,
  nowSeconds: bigint,
): Phase {
  if (revokedAt !== null) return 'withdrawn';
  const { submissionsUntil, opensAt, revealUntil } = terms;
  if (submissionsUntil !== null && nowSeconds < submissionsUntil) return 'submissions';
  if (nowSeconds < opensAt) return submissionsUntil === null ? 'upcoming' : 'admission';
  if (nowSeconds < endsAt) return 'judging';
  return nowSeconds < (revealUntil ?? 0n) ? 'revealing' : 'closed';
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

/** A judge's opinion of an entry: `points` is the score, Σ given × weight. */
export type ReviewContent = {
  readonly contest: Hex;
  readonly entry: string;
  readonly points: number;
  readonly comment: string;
};
