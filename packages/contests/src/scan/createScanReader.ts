import type { Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';
import { filterSelfConsistent } from '../attestation/attestationUid.ts';
import type { Contest } from '../contest/contest.ts';
import { contestSchemas, decodeContest } from '../contest/contestSchemas.ts';
import { evaluationSchemas } from '../contest/evaluationSchemas.ts';
import { readStranger } from '../rule/candidates.ts';
import { createConnection, type ScanOptions } from './askScan.ts';
import { fetchAllRows, fetchCount, fetchHead, fetchRow, fetchRows, underSchemas } from './queries.ts';
import type { AskOptions, ContestLookup, ScanReader, ScanRows } from './scanReader.ts';

/** A hostile contest may list thousands of judges, and requests are limited in size. */
const JUDGES_PER_REQUEST = 200;

/** The maximum of GraphQL's Int, in which a scan stores a time. */
const MAX_INT = 2n ** 31n - 1n;

/**
 * Creates a reader of a scan (easscan, or a server that answers the same queries).
 *
 * @param options.endpoint the scan's GraphQL URL
 * @param options.chainId the chain that the scan indexes; contests include it
 * @param options.fetch a replacement for `fetch`, for tests and servers
 * @param options.timeoutMs the timeout of one request; 15 seconds by default
 * @param options.fetchFromChain reads attestations from the chain, as a fallback for rows whose UID does not recompute
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
export function createScanReader(
  options: ScanOptions & {
    readonly fetchFromChain?: (uids: readonly Hex[]) => Promise<readonly Attestation[]>;
  },
): ScanReader {
  const { chainId, fetchFromChain } = options;
  const connection = createConnection(options);

  /** Separates self-consistent rows from mismatched ones, which are read from the chain if possible. */
  const sift = async (
    rows: readonly Attestation[],
    { signal }: AskOptions,
  ): Promise<Pick<ScanRows, 'consistent' | 'mismatched'>> => {
    const consistent = await filterSelfConsistent(rows, { signal });
    if (consistent.length === rows.length) return { consistent, mismatched: [] };
    const known = new Set(consistent);
    const mismatched = rows.filter((row) => !known.has(row));
    if (!fetchFromChain) return { consistent, mismatched };
    const read = await fetchFromChain(mismatched.map((row) => row.uid)).catch(() => []);
    // Rows from the chain are trusted: their UID may have a higher bump than is checked here.
    const genuine = new Map(read.map((row) => [row.uid, row]));
    return {
      consistent: rows.flatMap((row) => (known.has(row) ? row : (genuine.get(row.uid) ?? []))),
      mismatched: mismatched.filter((row) => !genuine.has(row.uid)),
    };
  };

  return {
    async fetchContests({ where, orderBy, ...page }) {
      const { signal } = page;
      const rows = await fetchRows(connection, {
        ...page,
        orderBy,
        where: contestsWhere(where),
      });
      const { consistent } = await sift(rows, { signal });
      const contests = consistent.flatMap((row) => {
        const contest = decodeContest(row, chainId);
        return contest.ok ? contest.value : [];
      });
      return { contests, unreadable: rows.length - contests.length };
    },

    countContests: ({ where, signal } = {}) =>
      fetchCount(connection, { where: contestsWhere(where), signal }),

    async findContest(uid, ask = {}): Promise<ContestLookup> {
      const row = await fetchRow(connection, uid, ask);
      if (!row) return { status: 'not-found' };
      if (row.isOffchain) return { status: 'not-a-contest', attestation: row, reason: 'off-chain' };
      const [attestation] = (await sift([row], ask)).consistent;
      if (!attestation) return { status: 'mismatched', attestation: row };
      const contest = decodeContest(attestation, chainId);
      if (!contest.ok) return { status: 'not-a-contest', attestation, reason: contest.reason };
      return { status: 'found', contest: contest.value };
    },

    async fetchEvaluations(contest, { signal } = {}) {
      const rows = new Map<Hex, Attestation>();
      let missing = 0;
      for (let start = 0; start < contest.judges.length; start += JUDGES_PER_REQUEST) {
        const judges = contest.judges.slice(start, start + JUDGES_PER_REQUEST);
        const where = evaluationsWhere(contest, { attester: { in: judges } });
        const answer = await fetchAllRows(connection, { where, signal });
        for (const row of answer.rows) rows.set(row.uid, row);
        missing += answer.missing;
      }
      return { ...(await sift([...rows.values()], { signal })), missing };
    },

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

    fetchHead: (ask = {}) => fetchHead(connection, ask),
  };
}

function contestsWhere(narrowed?: object): object {
  const where = underSchemas(contestSchemas);
  return narrowed ? { AND: [where, narrowed] } : where;
}

/**
 * Does not filter by validity: reviews of a finished contest may have expired or been revoked since, and still count.
 */
function evaluationsWhere(contest: Contest, who: object): object {
  const since = Number(contest.time < MAX_INT ? contest.time : MAX_INT);
  return { ...underSchemas(evaluationSchemas), time: { gte: since }, ...who };
}

/** The field `contest` is the first word of the data, so a prefix matches it exactly. */
function strangersWhere(contest: Contest): object {
  return evaluationsWhere(contest, {
    attester: { notIn: contest.judges },
    OR: [{ refUID: { equals: contest.uid } }, { data: { startsWith: contest.uid } }],
  });
}
