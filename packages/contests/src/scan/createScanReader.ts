import type { Hex } from 'viem';
import { getProtocol } from '../acts/protocol.ts';
import type { Attestation } from '../base/attestation.ts';
import { filterSelfConsistent } from '../base/attestationUid.ts';
import { type ConfiguredScan, connectScan } from './askScan.ts';
import { fetchCount, fetchRow, fetchRows, underSchemas } from './queries.ts';
import { readContests } from './readRows.ts';
import type { AskOptions, ScanReader } from './scanReader.ts';

/** How a reader repairs rows. */
type Repair = {
  readonly fetchFromChain?: ((uids: readonly Hex[]) => Promise<readonly Attestation[]>) | undefined;
};

/** Keeps self-consistent rows; mismatched ones are read from the chain if possible. */
function createConsistencyFilter({ fetchFromChain }: Repair) {
  return async (rows: readonly Attestation[], { signal }: AskOptions): Promise<readonly Attestation[]> => {
    const consistent = await filterSelfConsistent(rows, { signal });
    if (consistent.length === rows.length || !fetchFromChain) return consistent;
    const known = new Set(consistent);
    const mismatched = rows.filter((row) => !known.has(row));
    const read = await fetchFromChain(mismatched.map((row) => row.uid)).catch(() => []);
    // Rows from the chain are trusted: their UID may have a higher bump than is checked here.
    const genuine = new Map(read.map((row) => [row.uid, row]));
    return rows.flatMap((row) => (known.has(row) ? row : (genuine.get(row.uid) ?? [])));
  };
}

/**
 * Creates a reader of a scan (easscan, or a server that answers the same queries). Contests in lists are read from few
 * attestations: they have the judges and entries of the start, the times in force, and the texts of a `data:` document.
 *
 * @param options.config the chain that the scan indexes
 * @param options.endpoint another GraphQL URL than that of the config
 * @param options.fetch a replacement for `fetch`, for tests and servers
 * @param options.timeoutMs the timeout of one request; 15 seconds by default
 * @param options.fetchFromChain reads attestations from the chain, as a fallback for rows whose UID does not recompute
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { createScanReader } from '@org/contests';
 *
 * const scan = createScanReader({ config: baseSepolia });
 * const { contests } = await scan.fetchContests({ skip: 0, take: 20 });
 * ```
 * @see https://docs.attest.org/docs/developer-tools/api
 */
export function createScanReader(options: ConfiguredScan & Repair): ScanReader {
  const connection = connectScan(options);
  const protocol = getProtocol(options.config);
  const filterConsistent = createConsistencyFilter(options);
  const contestsWhere = (narrowed?: object) => {
    const where = underSchemas(protocol ? [protocol.schemas.contest] : []);
    return narrowed ? { AND: [where, narrowed] } : where;
  };

  return {
    async fetchContests({ where, orderBy, ...page }) {
      const { signal } = page;
      const rows = await fetchRows(connection, { ...page, orderBy, where: contestsWhere(where) });
      const contests = await readContests(await filterConsistent(rows, { signal }), {
        connection,
        protocol,
        signal,
      });
      return { contests, unreadable: rows.length - contests.length };
    },

    countContests: ({ where, signal } = {}) =>
      fetchCount(connection, { where: contestsWhere(where), signal }),

    async findAttestation(uid, ask = {}) {
      const row = await fetchRow(connection, uid, ask);
      return row ? ((await filterConsistent([row], ask))[0] ?? null) : null;
    },
  };
}
