import type { Hex } from 'viem';
import type { Attestation } from '../base/attestation.ts';
import type { Contest, ReviewContent } from '../contest/contest.ts';

/** Options of every request. */
export type AskOptions = { readonly signal?: AbortSignal | undefined };

/** A page of a list. */
export type Page = AskOptions & { readonly skip: number; readonly take: number };

/**
 * Filter and order of a list of contests, in the scan's GraphQL types: `where` is an additional
 * `AttestationWhereInput`, `orderBy` a list of `AttestationOrderByWithRelationInput` instead of newest first. It allows
 * searching without fetching all contests.
 */
export type ContestFilter = {
  readonly where?: object | undefined;
  readonly orderBy?: readonly object[] | undefined;
};

/** The contests of one page; `unreadable` counts rows that cannot be shown as a contest. */
export type ContestRows = { readonly contests: readonly Contest[]; readonly unreadable: number };

/**
 * A review as signed, whether it counts or not. Times are in seconds; `revokedAt` is null if not revoked. `given`
 * are the points for each criterion and `points` the score, Σ given × weight; with a `commentHash`, `comment` is the
 * URI of the text.
 */
export type GivenReview = ReviewContent & {
  readonly uid: Hex;
  readonly time: bigint;
  readonly revokedAt: bigint | null;
  readonly given: readonly number[];
  readonly commentHash?: Hex;
};

/**
 * Reads contests from a scan. Every method throws `ScanError`, or rejects if its code cannot be loaded; none uses a row
 * whose UID does not recompute.
 */
export type ScanReader = {
  /** Contests, by default newest first, including withdrawn ones. */
  readonly fetchContests: (page: Page & ContestFilter) => Promise<ContestRows>;
  /** The number of attestations under the contest schema, readable or not. */
  readonly countContests: (options?: AskOptions & Pick<ContestFilter, 'where'>) => Promise<number>;
  /** One attestation; null if the scan does not have it, or if its UID does not recompute. */
  readonly findAttestation: (uid: Hex, options?: AskOptions) => Promise<Attestation | null>;
};
