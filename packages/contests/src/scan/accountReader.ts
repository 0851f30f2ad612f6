import type { Address, Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';
import { isAttestationUidTrue } from '../attestation/attestationUid.ts';
import type { Contest } from '../contest/contest.ts';
import { contestSchemas } from '../contest/contestSchemas.ts';
import { evaluationSchemas } from '../contest/evaluationSchemas.ts';
import { createConnection, type ScanOptions } from './askScan.ts';
import { fetchCount, fetchRows, underSchemas } from './queries.ts';
import { readContests } from './readContests.ts';
import type { AskOptions, ContestCodec, ContestRows, GivenReview, Page } from './scanReader.ts';

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

/** Reads the contests and reviews of one account. Every method throws `ScanError`, and what the option `more` throws. */
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
 * @param options.endpoint the scan's GraphQL URL
 * @param options.chainId the chain that the scan indexes; contests include it
 * @param options.fetch a replacement for `fetch`, for tests and servers
 * @param options.timeoutMs the timeout of one request; 15 seconds by default
 * @param options.more contests and reviews of other schemas, such as `createContestCodecR2` of `@org/contests/r2`
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { createAccountReader } from '@org/contests';
 *
 * const { graphQl } = baseSepolia.eas;
 * const reader = createAccountReader({ endpoint: graphQl, chainId: baseSepolia.chain.id });
 * const { reviews } = await reader.fetchReviewsBy(account, { skip: 0, take: 20 });
 * ```
 */
export function createAccountReader(options: ScanOptions & { readonly more?: ContestCodec }): AccountReader {
  const { more } = options;
  const connection = createConnection(options);

  const fetchPage = (where: object, page: Page) =>
    Promise.all([
      fetchRows(connection, { ...page, where }),
      fetchCount(connection, { where, signal: page.signal }),
    ]);

  const toContests = (rows: readonly Attestation[], signal?: AbortSignal): Promise<readonly Contest[]> =>
    readContests(connection, rows.filter(isAttestationUidTrue), { ...options, signal });

  return {
    async fetchContestsBy(organizer, page) {
      const where = attestedBy(contestSchemas, organizer, more?.schemaUids);
      const [rows, total] = await fetchPage(where, page);
      const contests = await toContests(rows, page.signal);
      return { contests, unreadable: rows.length - contests.length, total };
    },

    async fetchReviewsBy(judge, page) {
      const where = attestedBy(evaluationSchemas, judge, more?.reviewSchemaUids);
      const [rows, total] = await fetchPage(where, page);
      const consistent = rows.filter(isAttestationUidTrue);
      const others = consistent.filter(({ schema }) => !evaluationSchemas[schema]);
      const graded = (await more?.readReviews(others, { connection, signal: page.signal })) ?? [];
      const read = consistent.map((row) => toReview(row) ?? graded[others.indexOf(row)]);
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
      const where = { ...underSchemas(contestSchemas, more?.schemaUids), id: { in: uids } };
      const page = { where, skip: 0, take: uids.length, signal: ask.signal };
      return toContests(await fetchRows(connection, page), ask.signal);
    },
  };
}

function attestedBy(
  schemas: Readonly<Record<Hex, unknown>>,
  attester: Address,
  more?: readonly Hex[],
): object {
  return { ...underSchemas(schemas, more), attester: { in: [attester] } };
}

function toReview(row: Attestation): GivenReview | null {
  const evaluation = evaluationSchemas[row.schema]?.decode(row.data);
  if (!evaluation?.ok) return null;
  const { uid, time, revocationTime } = row;
  return { uid, ...evaluation.value, time, revokedAt: revocationTime === 0n ? null : revocationTime };
}
