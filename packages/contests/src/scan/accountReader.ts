import type { Address, Hex } from 'viem';
import { getProtocol } from '../acts/protocol.ts';
import type { Attestation } from '../base/attestation.ts';
import { isAttestationUidTrue } from '../base/attestationUid.ts';
import type { Contest } from '../contest/contest.ts';
import { type ConfiguredScan, connectScan } from './askScan.ts';
import { fetchCount, fetchRows, underSchemas } from './queries.ts';
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
