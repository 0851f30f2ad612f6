import type { Address, Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';
import { isAttestationUidTrue } from '../attestation/attestationUid.ts';
import type { Contest } from '../contest/contest.ts';
import { contestSchemas, decodeContest } from '../contest/contestSchemas.ts';
import { type Evaluation, evaluationSchemas } from '../contest/evaluationSchemas.ts';
import { askScan, type ScanConnection } from './askScan.ts';
import { parseCount, parseRows } from './parseAnswer.ts';
import { ATTESTATIONS, COUNT } from './questions.ts';
import type { AskOptions, ContestPage, Page } from './scanReader.ts';

/** An evaluation as signed, whether it counts or not. Times are in seconds; `revokedAt` is null if not revoked. */
export type GivenReview = Evaluation & {
  readonly uid: Hex;
  readonly time: bigint;
  readonly revokedAt: bigint | null;
};

/**
 * Reviews of one page, newest first; `unreadable` counts rows that cannot be decoded or whose UID does not recompute.
 */
export type GivenReviewPage = {
  readonly reviews: readonly GivenReview[];
  readonly unreadable: number;
  readonly total: number;
};

/** Reads the contests and reviews of one account. Every method throws `ScanError`. */
export type AccountReader = {
  /** Contests that the account has started, newest first, including withdrawn ones; `total` is the scan's count. */
  readonly fetchContestsBy: (
    organizer: Address,
    page: Page,
  ) => Promise<ContestPage & { readonly total: number }>;
  readonly fetchReviewsBy: (judge: Address, page: Page) => Promise<GivenReviewPage>;
  /** Contests by UID; omits rows that are not a contest or whose UID does not recompute. */
  readonly fetchContestsNamed: (uids: readonly Hex[], options?: AskOptions) => Promise<readonly Contest[]>;
};

const NEWEST_FIRST = [{ time: 'desc' }, { id: 'desc' }];

/**
 * Creates a reader of one account's contests and reviews, from a scan. Whether a review counts depends on the contest's
 * result, which this does not read.
 *
 * @param options.endpoint the scan's GraphQL URL
 * @param options.chainId the chain that the scan indexes; contests include it
 * @param options.fetch a replacement for `fetch`, for tests and servers
 * @param options.timeoutMs the timeout of one request; 15 seconds by default
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
export function createAccountReader(options: {
  readonly endpoint: string;
  readonly chainId: number;
  readonly fetch?: typeof globalThis.fetch;
  readonly timeoutMs?: number;
}): AccountReader {
  const { endpoint, chainId, timeoutMs = 15_000 } = options;
  const fetch = options.fetch ?? ((...request) => globalThis.fetch(...request));
  const connection: ScanConnection = { endpoint, fetch, timeoutMs };

  const fetchRows = async (
    where: object,
    { skip, take, signal }: AskOptions & { skip: number; take: number },
  ): Promise<readonly Attestation[]> => {
    const variables = { where, orderBy: NEWEST_FIRST, take, skip };
    const data = await askScan(connection, { query: ATTESTATIONS, variables, signal });
    return parseRows(data.attestations, endpoint);
  };

  const count = async (where: object, { signal }: AskOptions) => {
    const data = await askScan(connection, { query: COUNT, variables: { where }, signal });
    return parseCount(data.aggregateAttestation, endpoint);
  };

  const toContests = (rows: readonly Attestation[]): readonly Contest[] =>
    rows.filter(isAttestationUidTrue).flatMap((row) => {
      const contest = decodeContest(row, chainId);
      return contest.ok ? contest.value : [];
    });

  return {
    async fetchContestsBy(organizer, page) {
      const where = attestedBy(contestSchemas, organizer);
      const [rows, total] = await Promise.all([fetchRows(where, page), count(where, page)]);
      const contests = toContests(rows);
      return { contests, unreadable: rows.length - contests.length, total };
    },

    async fetchReviewsBy(judge, page) {
      const where = attestedBy(evaluationSchemas, judge);
      const [rows, total] = await Promise.all([fetchRows(where, page), count(where, page)]);
      const reviews = rows.filter(isAttestationUidTrue).flatMap(toReview);
      return { reviews, unreadable: rows.length - reviews.length, total };
    },

    async fetchContestsNamed(uids, ask = {}) {
      if (uids.length === 0) return [];
      const where = { ...underSchemas(contestSchemas), id: { in: uids } };
      return toContests(await fetchRows(where, { skip: 0, take: uids.length, signal: ask.signal }));
    },
  };
}

function underSchemas(schemas: Readonly<Record<Hex, unknown>>): object {
  return { schemaId: { in: Object.keys(schemas) }, isOffchain: { equals: false } };
}

function attestedBy(schemas: Readonly<Record<Hex, unknown>>, attester: Address): object {
  return { ...underSchemas(schemas), attester: { in: [attester] } };
}

function toReview(row: Attestation): GivenReview | [] {
  const evaluation = evaluationSchemas[row.schema]?.decode(row.data);
  if (!evaluation?.ok) return [];
  const { uid, time, revocationTime } = row;
  return { uid, ...evaluation.value, time, revokedAt: revocationTime === 0n ? null : revocationTime };
}
