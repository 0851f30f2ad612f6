import type { Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';
import type { Contest } from '../contest/contest.ts';
import type { NotAContestReason } from '../contest/contestSchemas.ts';
import type { IgnoredEvaluation } from '../rule/result.ts';

/** Every question can be given up. */
export type AskOptions = { readonly signal?: AbortSignal | undefined };

/** A page of a list: how many to leave out, how many to take. */
export type Page = AskOptions & { readonly skip: number; readonly take: number };

/**
 * What a list of contests is narrowed to, and its order, in the scan's own words: `where` an `AttestationWhereInput`
 * beside the list's own condition, `orderBy` a list of `AttestationOrderByWithRelationInput` in place of the newest
 * first. So that a search in thousands need not fetch them all.
 */
export type Narrowing = {
  readonly where?: object | undefined;
  readonly orderBy?: readonly object[] | undefined;
};

/**
 * Rows of a scan, split by their UID. `consistent` rows are self-consistent: their UID recomputes from their fields.
 * That is not proof: the attestation may not exist, and no UID covers `revocationTime`; `checkAgainstChain` verifies
 * both. `mismatched` rows carry another UID (a lie, or a time that the scan clamped to 32 bits): ask the chain for them.
 * `missing` counts the rows that the scan counted and did not return: anything but 0 means that the list is incomplete.
 */
export type ScanRows = {
  readonly consistent: readonly Attestation[];
  readonly mismatched: readonly Attestation[];
  readonly missing: number;
};

/** What became of looking a contest up. `mismatched`: the UID of the scan's row does not recompute, so ask the chain. */
export type ContestLookup =
  | { readonly status: 'found'; readonly contest: Contest }
  | { readonly status: 'not-found' }
  | {
      readonly status: 'not-a-contest';
      readonly attestation: Attestation;
      readonly reason: NotAContestReason;
    }
  | { readonly status: 'mismatched'; readonly attestation: Attestation };

/** How far a scan has come, as far as it can be seen: null where it does not say. `time` is in seconds. */
export type ScanHead = { readonly blockNumber: bigint | null; readonly time: bigint | null };

/** Contests of one page, newest first; `unreadable` counts rows of the page that are no contest to be shown. */
export type ContestPage = { readonly contests: readonly Contest[]; readonly unreadable: number };

/** Strangers' attestations of one page, newest first, and rows whose UID does not recompute. */
export type StrangerPage = {
  readonly strangers: readonly IgnoredEvaluation[];
  readonly mismatched: readonly Attestation[];
};

/** Reads contests from a scan. Every method throws `ScanError`; none of them uses a row whose UID does not recompute. */
export type ScanReader = {
  /** Contests, newest first unless said otherwise, withdrawn ones included. */
  readonly fetchContests: (page: Page & Narrowing) => Promise<ContestPage>;
  /** How many attestations there are under a contest schema (readable or not). */
  readonly countContests: (options?: AskOptions & Pick<Narrowing, 'where'>) => Promise<number>;
  readonly findContest: (uid: Hex, options?: AskOptions) => Promise<ContestLookup>;
  /** Everything that the listed judges attested under an evaluation schema since the contest began, to the last page. */
  readonly fetchEvaluations: (contest: Contest, options?: AskOptions) => Promise<ScanRows>;
  /** How many attestations by others speak of the contest. */
  readonly countStrangers: (contest: Contest, options?: AskOptions) => Promise<number>;
  readonly fetchStrangers: (contest: Contest, page: Page) => Promise<StrangerPage>;
  /** One attestation; null where the scan does not know it, or tells it with another UID than it has. */
  readonly findAttestation: (uid: Hex, options?: AskOptions) => Promise<Attestation | null>;
  /** How far the scan has come; never fails on a scan that does not say. */
  readonly fetchHead: (options?: AskOptions) => Promise<ScanHead>;
};
