import type { Hex } from 'viem';
import { checksumAddress } from '../base/address.ts';
import type { Attestation } from '../base/attestation.ts';
import { filterSelfConsistent } from '../base/attestationUid.ts';
import { lowerCase } from '../base/hex.ts';
import { NOTE_SCHEMA_UID } from '../contest/schemas.ts';
import { connectScan, type ScanConnection } from './askScan.ts';
import {
  type ActsOptions,
  type ActsScanOptions,
  createActsFetch,
  type ScannedActsLookup,
} from './createActsFetch.ts';
import { fetchRows } from './queries.ts';
import type { AskOptions } from './scanReader.ts';

/**
 * The rows of a contest's notes, newest first, also revoked ones. `mismatched` are rows whose UID does not recompute.
 * `hasMore`: the organizer has made more than are read, and the oldest are missing.
 */
export type ScannedNotes = {
  readonly rows: readonly Attestation[];
  readonly mismatched: readonly Attestation[];
  readonly hasMore: boolean;
};

/** Only the organizer's rows are asked for, so nobody else can use up this budget. */
const MAX_NOTE_ROWS = 1_000;
const PAGE_SIZE = 500;

/** The newest notes that a contest's organizer has made about it. */
async function fetchNotes(
  connection: ScanConnection,
  { contest, signal }: AskOptions & { readonly contest: Pick<Attestation, 'uid' | 'attester'> },
): Promise<ScannedNotes> {
  const where = {
    ...{ schemaId: { equals: NOTE_SCHEMA_UID }, isOffchain: { equals: false } },
    refUID: { equals: lowerCase(contest.uid) },
    // Scans store addresses with their checksum.
    attester: { equals: checksumAddress(contest.attester) },
  };
  // A note that is made while paging moves rows to the next page, so a row can be there twice.
  const found = new Map<string, Attestation>();
  let skip = 0;
  let isCut = false;
  for (;;) {
    const page = await fetchRows(connection, { where, skip, take: PAGE_SIZE, signal });
    for (const row of page) found.set(row.uid, row);
    skip += page.length;
    isCut = page.length > 0 && skip > MAX_NOTE_ROWS;
    if (page.length === 0 || isCut) break;
  }
  const rows = [...found.values()].slice(0, MAX_NOTE_ROWS);
  const consistent = new Set(await filterSelfConsistent(rows, { signal }));
  return {
    rows: rows.filter((row) => consistent.has(row)),
    mismatched: rows.filter((row) => !consistent.has(row)),
    hasMore: isCut,
  };
}

/**
 * Reads contests from a scan. Throws `ScanError`, also for a contest with more than 100,000 rows: nothing is cut.
 * `fetchNotes` finds the newest 1,000 notes of the organizer, for `readNotes`.
 */
export type ActsScan = {
  readonly fetchActs: (uid: Hex, options?: ActsOptions) => Promise<ScannedActsLookup>;
  readonly fetchNotes: (
    contest: Pick<Attestation, 'uid' | 'attester'>,
    options?: AskOptions,
  ) => Promise<ScannedNotes>;
};

/**
 * Creates a reader of contests that uses a scan only: quick, but a scan knows neither the order of acts within a
 * second nor whether it has all of them.
 *
 * @example
 * ```ts
 * import { local } from '@org/chain-config';
 * import { createActsScan } from '@org/contests';
 *
 * const scan = createActsScan({ config: local });
 * const lookup = await scan.fetchActs(uid);
 * if (lookup.status === 'found') console.log(lookup.reading.order); // 'not-confirmed'
 * ```
 */
export function createActsScan(options: ActsScanOptions): ActsScan {
  const connection = connectScan(options);
  return {
    fetchActs: createActsFetch(options),
    fetchNotes: (contest, options = {}) => fetchNotes(connection, { contest, ...options }),
  };
}
