import type { Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';
import type { Contest } from '../contest/contest.ts';
import type { NotAContestReason } from '../contest/contestSchemas.ts';
import type { Evaluation } from '../contest/evaluationSchemas.ts';
import type { IgnoredEvaluation } from '../rule/result.ts';
import type { ScanConnection } from './askScan.ts';

/** Options of every request. */
export type AskOptions = { readonly signal?: AbortSignal | undefined };

/** A page of a list. */
export type Page = AskOptions & { readonly skip: number; readonly take: number };

/**
 * Filter and order of a list of contests, in the scan's GraphQL types: `where` is an additional
 * `AttestationWhereInput`, `orderBy` a list of `AttestationOrderByWithRelationInput` instead of newest first. It allows
 * searching without fetching all contests.
 */
export type Narrowing = {
  readonly where?: object | undefined;
  readonly orderBy?: readonly object[] | undefined;
};

/**
 * Rows of a scan. `consistent` rows are self-consistent: their UID recomputes from their fields. This does not prove
 * that they exist, and the UID does not cover `revocationTime`: `checkAgainstChain` verifies both. The UID of
 * `mismatched` rows does not recompute (they are false, or the scan clamped a time to 32 bits): read them from the
 * chain. `missing` is the number of rows that the scan counted but did not return: above 0 the list is incomplete.
 */
export type ScanRows = {
  readonly consistent: readonly Attestation[];
  readonly mismatched: readonly Attestation[];
  readonly missing: number;
};

/** The outcome of a lookup. `mismatched`: the UID of the scan's row does not recompute; read it from the chain. */
export type ContestLookup =
  | { readonly status: 'found'; readonly contest: Contest }
  | { readonly status: 'not-found' }
  | {
      readonly status: 'not-a-contest';
      readonly attestation: Attestation;
      readonly reason: NotAContestReason;
    }
  | { readonly status: 'mismatched'; readonly attestation: Attestation };

/** The newest block and attestation time that a scan has indexed; null if the scan does not report it. `time` is in seconds. */
export type ScanHead = { readonly blockNumber: bigint | null; readonly time: bigint | null };

/** The contests of one page; `unreadable` counts rows that cannot be shown as a contest. */
export type ContestRows = { readonly contests: readonly Contest[]; readonly unreadable: number };

/** Strangers' attestations of one page, newest first, and the rows whose UID does not recompute. */
export type StrangerPage = {
  readonly strangers: readonly IgnoredEvaluation[];
  readonly mismatched: readonly Attestation[];
};

/**
 * An evaluation as signed, whether it counts or not. Times are in seconds; `revokedAt` is null if not revoked. With graded
 * criteria, `given` are the points for each and `points` the score, Σ given × weight; with a `commentHash`, `comment` is the
 * URI of the text.
 */
export type GivenReview = Omit<Evaluation, 'tags'> & {
  readonly uid: Hex;
  readonly time: bigint;
  readonly revokedAt: bigint | null;
  readonly given?: readonly number[];
  readonly commentHash?: Hex;
};

/**
 * Contests and reviews of other schemas, for lists. `readContests` returns the contests among the rows, with the times in
 * force, which it reads from the scan. `readReviews` returns null for a row that is no review or whose contest the scan does
 * not have, and `of-another` for another judge's review that the account only made public. They reject with `ScanError`, or if their code cannot be loaded.
 */
export type ContestCodec = {
  readonly schemaUids: readonly Hex[];
  readonly reviewSchemaUids: readonly Hex[];
  readonly readContests: (
    rows: readonly Attestation[],
    ask: AskOptions & { readonly connection: ScanConnection },
  ) => Promise<readonly Contest[]>;
  readonly readReviews: (
    rows: readonly Attestation[],
    ask: AskOptions & { readonly connection: ScanConnection },
  ) => Promise<readonly (GivenReview | 'of-another' | null)[]>;
};

/** The part of a scan reader that the page of one contest needs. */
export type ContestScan = Pick<ScanReader, 'findContest' | 'fetchEvaluations' | 'fetchHead'>;

/**
 * Reads contests from a scan. Every method throws `ScanError`, and what the option `more` throws; none uses a row whose UID
 * does not recompute.
 */
export type ScanReader = {
  /** Contests, by default newest first, including withdrawn ones. */
  readonly fetchContests: (page: Page & Narrowing) => Promise<ContestRows>;
  /** The number of attestations under a contest schema, readable or not. */
  readonly countContests: (options?: AskOptions & Pick<Narrowing, 'where'>) => Promise<number>;
  readonly findContest: (uid: Hex, options?: AskOptions) => Promise<ContestLookup>;
  /** All attestations of the listed judges under an evaluation schema since the contest's start, on all pages. */
  readonly fetchEvaluations: (contest: Contest, options?: AskOptions) => Promise<ScanRows>;
  /** The number of strangers' attestations about the contest. */
  readonly countStrangers: (contest: Contest, options?: AskOptions) => Promise<number>;
  readonly fetchStrangers: (contest: Contest, page: Page) => Promise<StrangerPage>;
  /** One attestation; null if the scan does not have it, or if its UID does not recompute. */
  readonly findAttestation: (uid: Hex, options?: AskOptions) => Promise<Attestation | null>;
  /** The scan's head; does not reject if the scan does not report it. */
  readonly fetchHead: (options?: AskOptions) => Promise<ScanHead>;
};
