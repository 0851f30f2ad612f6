import type { Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';
import { contestSchemas } from '../contest/contestSchemas.ts';
import { evaluationSchemas } from '../contest/evaluationSchemas.ts';
import { askScan, type ScanConnection } from './askScan.ts';
import { parseCount, parseRows, readField } from './parseAnswer.ts';
import type { AskOptions, ScanHead } from './scanReader.ts';

/** All queries that are sent to a scan. easscan and apps/scan answer all of them. */

const ROW =
  'id schemaId recipient attester time expirationTime revocationTime revocable refUID data isOffchain txid';

export const ATTESTATION = `query Attestation($uid: String!) {
  attestation(where: { id: $uid }) { ${ROW} }
}`;

export const ATTESTATIONS = `query Attestations($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int, $skip: Int) {
  attestations(where: $where, orderBy: $orderBy, take: $take, skip: $skip) { ${ROW} }
}`;

const FIRST_PAGE = `query FirstPage($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int) {
  aggregateAttestation(where: $where) { _count { _all } }
  attestations(where: $where, orderBy: $orderBy, take: $take) { ${ROW} }
}`;

const NEXT_PAGE = `query NextPage($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int, $cursor: AttestationWhereUniqueInput!) {
  attestations(where: $where, orderBy: $orderBy, take: $take, skip: 1, cursor: $cursor) { ${ROW} }
}`;

export const COUNT = `query Count($where: AttestationWhereInput!) {
  aggregateAttestation(where: $where) { _count { _all } }
}`;

const NEWEST = `query Newest($where: AttestationWhereInput!) {
  attestations(where: $where, orderBy: [{ time: desc }], take: 1) { time }
}`;

const HEAD_BLOCK = `query HeadBlock {
  serviceStats { name value }
}`;

const PAGE_SIZE = 500;

/** Oldest first: attestations made while paging are appended. The UID orders rows of the same second. */
const OLDEST_FIRST = [{ time: 'asc' }, { id: 'asc' }];

/**
 * Fetches all rows that match `where`, page by page with a cursor. The number of rows is compared with the scan's own
 * count, so that smaller pages than requested or a lost cursor do not go unnoticed: `missing` is the difference.
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

/** The name of the statistic in which EAS's indexer stores the last block that it has indexed. */
const BLOCK_STAT = 'latestAttestationBlockNum';

/** The scan's head: the block that it names, and the time of the newest attestation under one of our schemas. */
export async function fetchHead(connection: ScanConnection, { signal }: AskOptions): Promise<ScanHead> {
  const schemas = [...Object.keys(contestSchemas), ...Object.keys(evaluationSchemas)];
  const where = { schemaId: { in: schemas }, isOffchain: { equals: false } };
  const [stats, newest] = await Promise.allSettled([
    askScan(connection, { query: HEAD_BLOCK, variables: {}, signal }),
    askScan(connection, { query: NEWEST, variables: { where }, signal }),
  ]);
  signal?.throwIfAborted();
  return {
    blockNumber: stats.status === 'fulfilled' ? parseBlock(stats.value.serviceStats) : null,
    time: newest.status === 'fulfilled' ? parseTime(newest.value.attestations) : null,
  };
}

function parseBlock(stats: unknown): bigint | null {
  const stat = Array.isArray(stats)
    ? stats.find((each) => readField(each, 'name') === BLOCK_STAT)
    : undefined;
  const value = readField(stat, 'value');
  return typeof value === 'string' && /^\d{1,18}$/.test(value) ? BigInt(value) : null;
}

function parseTime(rows: unknown): bigint | null {
  const time = Array.isArray(rows) ? readField(rows[0], 'time') : undefined;
  return typeof time === 'number' && Number.isSafeInteger(time) && time >= 0 ? BigInt(time) : null;
}
