import { checksumAddress } from '../base/address.ts';
import type { Attestation } from '../base/attestation.ts';
import { filterSelfConsistent } from '../base/attestationUid.ts';
import { lowerCase } from '../base/hex.ts';
import { NOTE_SCHEMA_UID } from '../contest/schemas.ts';
import type { ScanConnection } from './askScan.ts';
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
const MAX_ROWS = 1_000;
const PAGE_SIZE = 500;

/** The newest notes that a contest's organizer has made about it. */
export async function fetchNotes(
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
    isCut = page.length > 0 && skip > MAX_ROWS;
    if (page.length === 0 || isCut) break;
  }
  const rows = [...found.values()].slice(0, MAX_ROWS);
  const consistent = new Set(await filterSelfConsistent(rows, { signal }));
  return {
    rows: rows.filter((row) => consistent.has(row)),
    mismatched: rows.filter((row) => !consistent.has(row)),
    hasMore: isCut,
  };
}
