import { type Address, type Hex, isAddressEqual } from 'viem';
import { getProtocol } from '../acts/protocol.ts';
import type { Attestation } from '../base/attestation.ts';
import { filterSelfConsistent, isAttestationUidTrue } from '../base/attestationUid.ts';
import type { Contest } from '../contest/contest.ts';
import { decodeActData } from '../contest/decode.ts';
import { type ConfiguredScan, connectScan } from './askScan.ts';
import { fetchCount, fetchFirstRows, fetchRows, underSchemas } from './queries.ts';
import { readContests, readReviews } from './readRows.ts';
import type { AskOptions, ContestRows, GivenReview, Page } from './scanReader.ts';

/**
 * Reviews of one page, newest first; `unreadable` counts rows that cannot be decoded or whose UID does not recompute,
 * `ofOthers` those that reveal a review of another judge.
 */
export type GivenReviewPage = {
  readonly reviews: readonly GivenReview[];
  readonly ofOthers: number;
  readonly unreadable: number;
  readonly total: number;
};

/** Reads the contests and reviews of one account. Every method throws `ScanError`, or rejects if its code cannot be loaded. */
export type AccountReader = {
  /** Contests that the account has started, newest first, including withdrawn ones; `total` is the scan's count. */
  readonly fetchContestsBy: (
    organizer: Address,
    page: Page,
  ) => Promise<ContestRows & { readonly total: number }>;
  readonly fetchReviewsBy: (judge: Address, page: Page) => Promise<GivenReviewPage>;
  /** Contests by UID; omits rows that are not a contest or whose UID does not recompute. */
  readonly fetchContestsNamed: (uids: readonly Hex[], options?: AskOptions) => Promise<readonly Contest[]>;
};

/**
 * Creates a reader of one account's contests and reviews, from a scan. Whether a review counts depends on the contest's
 * result, which this does not read.
 *
 * @param options.config the chain that the scan indexes
 * @param options.endpoint another GraphQL URL than that of the config
 * @param options.fetch a replacement for `fetch`, for tests and servers
 * @param options.timeoutMs the timeout of one request; 15 seconds by default
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { createAccountReader } from '@org/contests';
 *
 * const reader = createAccountReader({ config: baseSepolia });
 * const { reviews } = await reader.fetchReviewsBy(account, { skip: 0, take: 20 });
 * ```
 */
export function createAccountReader(options: ConfiguredScan): AccountReader {
  const connection = connectScan(options);
  const protocol = getProtocol(options.config);
  const contestSchemas = protocol ? [protocol.schemas.contest] : [];
  const reviewSchemas = protocol ? [protocol.schemas.evaluation, protocol.schemas.reveal] : [];

  const fetchPage = (where: object, page: Page) =>
    Promise.all([
      fetchRows(connection, { ...page, where }),
      fetchCount(connection, { where, signal: page.signal }),
    ]);

  const toContests = (rows: readonly Attestation[], signal?: AbortSignal): Promise<readonly Contest[]> =>
    readContests(rows.filter(isAttestationUidTrue), { connection, protocol, signal });

  return {
    async fetchContestsBy(organizer, page) {
      const where = attestedBy(contestSchemas, organizer);
      const [rows, total] = await fetchPage(where, page);
      const contests = await toContests(rows, page.signal);
      return { contests, unreadable: rows.length - contests.length, total };
    },

    async fetchReviewsBy(judge, page) {
      const where = attestedBy(reviewSchemas, judge);
      const [rows, total] = await fetchPage(where, page);
      const consistent = rows.filter(isAttestationUidTrue);
      const read = await readReviews(consistent, { connection, protocol, signal: page.signal });
      const known = read.filter((review) => review != null);
      const reviews = known.filter((review) => review !== 'of-another');
      return {
        reviews,
        ofOthers: known.length - reviews.length,
        unreadable: rows.length - known.length,
        total,
      };
    },

    async fetchContestsNamed(uids, ask = {}) {
      if (uids.length === 0) return [];
      const where = { ...underSchemas(contestSchemas), id: { in: uids } };
      const page = { where, skip: 0, take: uids.length, signal: ask.signal };
      return toContests(await fetchRows(connection, page), ask.signal);
    },
  };
}

function attestedBy(schemas: readonly Hex[], attester: Address): object {
  return { ...underSchemas(schemas), attester: { in: [attester] } };
}

/**
 * That an account was added to the judges of a contest after its start, or removed. It counts only if `by` is the
 * organizer of the contest. `time` is in seconds.
 */
export type JudgeChange = {
  readonly contest: Hex;
  readonly by: Address;
  readonly isListed: boolean;
  readonly time: bigint;
};

/** Changes of one page, the newest first; `next` is the next page's `skip`, null after the last one. */
export type JudgeChangePage = { readonly changes: readonly JudgeChange[]; readonly next: number | null };

/** Reads what attestations say about one account, from a scan. Every method throws `ScanError`. */
export type AccountScan = {
  /** The newest change of the account in each contest: repeated ones push nothing out of a page. */
  readonly fetchJudgeChanges: (judge: Address, page: Page) => Promise<JudgeChangePage>;
};

/**
 * Creates a reader of what attestations say about one account, from a scan.
 *
 * @example
 * ```ts
 * import { local } from '@org/chain-config';
 * import { createAccountScan } from '@org/contests';
 *
 * const scan = createAccountScan({ config: local });
 * const { changes } = await scan.fetchJudgeChanges(account, { skip: 0, take: 100 });
 * for (const { contest, isListed } of changes) console.log(contest, isListed ? 'added' : 'removed');
 * ```
 */
export function createAccountScan(options: ConfiguredScan): AccountScan {
  const protocol = getProtocol(options.config);
  const connection = connectScan(options);
  return {
    async fetchJudgeChanges(judge, { skip, take, signal }) {
      if (!protocol) return { changes: [], next: null };
      const rows = await fetchFirstRows(connection, {
        where: {
          schemaId: { equals: protocol.schemas.judges },
          isOffchain: { equals: false },
          // The address is one of the words of the list.
          data: { contains: judge.slice(2).toLowerCase().padStart(64, '0') },
        },
        // Attestations by others than the organizer must not hide those of the organizer.
        distinct: ['refUID', 'attester'],
        ...{ skip, take, signal },
      });
      const genuine = await filterSelfConsistent(rows, { signal });
      // Pages may be smaller than requested.
      return {
        changes: genuine.flatMap((row) => toJudgeChange(row, judge)),
        next: rows.length > 0 ? skip + rows.length : null,
      };
    },
  };
}

function toJudgeChange(
  { data, refUID, attester, time }: Attestation,
  judge: Address,
): JudgeChange | readonly [] {
  const change = decodeActData('judges', data);
  if (!change.ok || !change.value.judges.some((each) => isAddressEqual(each, judge))) return [];
  return { contest: refUID, by: attester, isListed: change.value.listed, time };
}
