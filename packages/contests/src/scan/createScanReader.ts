import { getProtocol } from '../acts/protocol.ts';
import { type ConfiguredScan, connectScan } from './connectScan.ts';
import { createConsistencyFilter, type Repair } from './filterConsistent.ts';
import { fetchCount, fetchRow, fetchRows, underSchemas } from './queries.ts';
import { readContests } from './readRows.ts';
import type { ScanReader } from './scanReader.ts';

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
