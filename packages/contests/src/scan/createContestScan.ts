import type { Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';
import { filterSelfConsistent } from '../attestation/attestationUid.ts';
import type { Contest } from '../contest/contest.ts';
import { decodeContest } from '../contest/contestSchemas.ts';
import { evaluationSchemas } from '../contest/evaluationSchemas.ts';
import { createConnection, type ScanOptions } from './askScan.ts';
import { fetchHead } from './fetchHead.ts';
import { fetchAllRows, fetchRow, underSchemas } from './queries.ts';
import type { AskOptions, ContestLookup, ContestScan, ScanRows } from './scanReader.ts';

/** A hostile contest may list thousands of judges, and requests are limited in size. */
const JUDGES_PER_REQUEST = 200;

/** The maximum of GraphQL's Int, in which a scan stores a time. */
const MAX_INT = 2n ** 31n - 1n;

/** The options of readers that can repair rows. */
export type ContestScanOptions = ScanOptions & {
  readonly fetchFromChain?: (uids: readonly Hex[]) => Promise<readonly Attestation[]>;
};

/**
 * Creates the part of a scan reader that the page of one contest of version 1 needs; `createScanReader` has more.
 *
 * @param options the same as those of `createScanReader`
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { createContestScan } from '@org/contests';
 *
 * const scan = createContestScan({ endpoint: baseSepolia.eas.graphQl, chainId: baseSepolia.chain.id });
 * const lookup = await scan.findContest(uid);
 * ```
 */
export function createContestScan(options: ContestScanOptions): ContestScan {
  const { chainId } = options;
  const connection = createConnection(options);
  const sift = createSift(options);
  return {
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

    fetchHead: (ask = {}) => fetchHead(connection, ask),
  };
}

/** Separates self-consistent rows from mismatched ones, which are read from the chain if possible. */
export function createSift({ fetchFromChain }: Pick<ContestScanOptions, 'fetchFromChain'>) {
  return async (
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
}

/**
 * Does not filter by validity: reviews of a finished contest may have expired or been revoked since, and still count.
 */
export function evaluationsWhere(contest: Contest, who: object): object {
  const since = Number(contest.time < MAX_INT ? contest.time : MAX_INT);
  return { ...underSchemas(evaluationSchemas), time: { gte: since }, ...who };
}
