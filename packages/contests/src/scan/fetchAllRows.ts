import type { Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';
import { askScan, type ScanConnection } from './askScan.ts';
import { parseCount, parseRows } from './parseAnswer.ts';
import { FIRST_PAGE, NEXT_PAGE } from './questions.ts';
import type { AskOptions } from './scanReader.ts';

const PAGE_SIZE = 500;

/** Oldest first: what is attested while we page comes after what we have. The UID settles equal seconds. */
const OLDEST_FIRST = [{ time: 'asc' }, { id: 'asc' }];

/**
 * Every row that `where` finds, page by page from cursor to cursor. The scan's own count is asked for first and held
 * against what came: a scan that gives smaller pages than asked for, or loses its cursor, must not shorten a result
 * without anybody noticing. `missing` is how many rows were counted and did not come.
 *
 * @throws {ScanError} `scan-unreachable` or `scan-answer`
 */
export async function fetchAllRows(
  connection: ScanConnection,
  { where, signal }: AskOptions & { readonly where: object },
): Promise<{ rows: readonly Attestation[]; missing: number }> {
  const { endpoint } = connection;
  const question = { where, orderBy: OLDEST_FIRST, take: PAGE_SIZE };
  const first = await askScan(connection, { query: FIRST_PAGE, variables: question, signal });
  const expected = parseCount(first.aggregateAttestation, endpoint);
  const rows = new Map<Hex, Attestation>();
  let page = parseRows(first.attestations, endpoint);
  for (;;) {
    const before = rows.size;
    for (const row of page) rows.set(row.uid, row);
    const last = page.at(-1);
    if (!last || rows.size === before) break;
    if (page.length < PAGE_SIZE && rows.size >= expected) break;
    const variables = { ...question, cursor: { id: last.uid } };
    const next = await askScan(connection, { query: NEXT_PAGE, variables, signal });
    page = parseRows(next.attestations, endpoint);
  }
  return { rows: [...rows.values()], missing: Math.max(0, expected - rows.size) };
}
