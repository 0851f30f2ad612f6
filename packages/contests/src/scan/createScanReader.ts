import { contestSchemas } from '../contest/contestSchemas.ts';
import { readStranger } from '../rule/candidates.ts';
import { createConnection } from './askScan.ts';
import {
  type ContestScanOptions,
  createContestScan,
  createSift,
  evaluationsWhere,
} from './createContestScan.ts';
import { fetchCount, fetchRow, fetchRows, underSchemas } from './queries.ts';
import { readContests } from './readContests.ts';
import type { ContestCodec, ScanReader } from './scanReader.ts';

/**
 * Creates a reader of a scan (easscan, or a server that answers the same queries).
 *
 * @param options.endpoint the scan's GraphQL URL
 * @param options.chainId the chain that the scan indexes; contests include it
 * @param options.fetch a replacement for `fetch`, for tests and servers
 * @param options.timeoutMs the timeout of one request; 15 seconds by default
 * @param options.fetchFromChain reads attestations from the chain, as a fallback for rows whose UID does not recompute
 * @param options.more contests of other schemas in the lists, such as `createContestCodecR2` of `@org/contests/r2`
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { createScanReader } from '@org/contests';
 *
 * const scan = createScanReader({ endpoint: baseSepolia.eas.graphQl, chainId: baseSepolia.chain.id });
 * const { contests } = await scan.fetchContests({ skip: 0, take: 20 });
 * ```
 * @see https://docs.attest.org/docs/developer-tools/api
 */
export function createScanReader(options: ContestScanOptions & { readonly more?: ContestCodec }): ScanReader {
  const { more } = options;
  const connection = createConnection(options);
  const sift = createSift(options);
  const contestsWhere = (narrowed?: object) => {
    const where = underSchemas(contestSchemas, more?.schemaUids);
    return narrowed ? { AND: [where, narrowed] } : where;
  };

  return {
    ...createContestScan(options),

    async fetchContests({ where, orderBy, ...page }) {
      const { signal } = page;
      const rows = await fetchRows(connection, {
        ...page,
        orderBy,
        where: contestsWhere(where),
      });
      const { consistent } = await sift(rows, { signal });
      const contests = await readContests(connection, consistent, { ...options, signal });
      return { contests, unreadable: rows.length - contests.length };
    },

    countContests: ({ where, signal } = {}) =>
      fetchCount(connection, { where: contestsWhere(where), signal }),

    countStrangers: (contest, ask = {}) =>
      fetchCount(connection, { where: strangersWhere(contest), signal: ask.signal }),

    async fetchStrangers(contest, page) {
      const { signal } = page;
      const rows = await fetchRows(connection, { ...page, where: strangersWhere(contest) });
      const { consistent, mismatched } = await sift(rows, { signal });
      return { strangers: consistent.flatMap((row) => readStranger(contest, row) ?? []), mismatched };
    },

    async findAttestation(uid, ask = {}) {
      const row = await fetchRow(connection, uid, ask);
      return row ? ((await sift([row], ask)).consistent[0] ?? null) : null;
    },
  };
}

/** The field `contest` is the first word of the data, so a prefix matches it exactly. */
function strangersWhere(contest: Parameters<ScanReader['countStrangers']>[0]): object {
  return evaluationsWhere(contest, {
    attester: { notIn: contest.judges },
    OR: [{ refUID: { equals: contest.uid } }, { data: { startsWith: contest.uid } }],
  });
}
