import type { Address, Hex } from 'viem';
import { checksumAddress } from '../base/address.ts';
import type { Attestation } from '../base/attestation.ts';
import { filterSelfConsistent } from '../base/attestationUid.ts';
import { ScanError } from '../base/errors.ts';
import { lowerCase } from '../base/hex.ts';
import { askScan, type ScanConnection } from './askScan.ts';
import type { AskOptions, Page } from './scanReader.ts';

/**
 * Parses the rows of an answer.
 *
 * @throws {ScanError} `scan-answer` if one of them does not have the shape of an attestation: such a scan is broken
 */
function parseRows(rows: unknown, endpoint: string): readonly Attestation[] {
  if (!Array.isArray(rows)) throw unexpected('without a list of attestations', endpoint);
  return rows.map((row) => {
    const attestation = parseRow(row);
    if (!attestation) throw unexpected('with a malformed attestation', endpoint);
    return attestation;
  });
}

/** @throws {ScanError} `scan-answer` if the answer has no count */
function parseCount(aggregate: unknown, endpoint: string): number {
  const count = readField(readField(aggregate, '_count'), '_all');
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) return count;
  throw unexpected('without a count', endpoint);
}

/** A field of an object; undefined for non-objects. */
function readField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

function unexpected(how: string, endpoint: string): ScanError {
  return new ScanError({
    code: 'scan-answer',
    endpoint,
    retryable: false,
    detail: `The scan answered ${how}`,
  });
}

const UID = /^0x[0-9a-fA-F]{64}$/;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const BYTES = /^0x(?:[0-9a-fA-F]{2})*$/;

/** Parses an attestation; null if it is malformed. UIDs are normalized to lower case, addresses to EIP-55. */
function parseRow(row: unknown): Attestation | null {
  if (typeof row !== 'object' || row === null) return null;
  const fields = row as Readonly<Record<string, unknown>>;
  const uid = parseUid(fields.id);
  const schema = parseUid(fields.schemaId);
  const refUID = parseUid(fields.refUID);
  const recipient = parseAddress(fields.recipient);
  const attester = parseAddress(fields.attester);
  const time = parseSeconds(fields.time);
  const expirationTime = parseSeconds(fields.expirationTime);
  const revocationTime = parseSeconds(fields.revocationTime);
  const { data, revocable, isOffchain } = fields;
  const txid = parseUid(fields.txid);
  if (!uid || !schema || !refUID || !recipient || !attester) return null;
  if (time === null || expirationTime === null || revocationTime === null) return null;
  if (typeof data !== 'string' || !BYTES.test(data)) return null;
  if (typeof revocable !== 'boolean' || typeof isOffchain !== 'boolean') return null;
  return {
    uid,
    schema,
    recipient,
    attester,
    time,
    expirationTime,
    revocationTime,
    revocable,
    refUID,
    // Checked to be hex above.
    data: lowerCase(data as Hex),
    isOffchain,
    ...(txid && { txid }),
  };
}

/** A UID or transaction hash in lower case; null for anything else. */
function parseUid(value: unknown): Hex | null {
  // The pattern ensures that it is hex.
  return typeof value === 'string' && UID.test(value) ? lowerCase(value as Hex) : null;
}

function parseAddress(value: unknown): Address | null {
  return typeof value === 'string' && ADDRESS.test(value) ? checksumAddress(value) : null;
}

function parseSeconds(value: unknown): bigint | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null;
}

// easscan and apps/scan answer all of these queries.

const ROW =
  'id schemaId recipient attester time expirationTime revocationTime revocable refUID data isOffchain txid';

const ATTESTATION = `query Attestation($uid: String!) {
  attestation(where: { id: $uid }) { ${ROW} }
}`;

const ATTESTATIONS = `query Attestations($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int, $skip: Int) {
  attestations(where: $where, orderBy: $orderBy, take: $take, skip: $skip) { ${ROW} }
}`;

const FIRST_ATTESTATIONS = `query FirstAttestations($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int, $skip: Int, $distinct: [AttestationScalarFieldEnum!]) {
  attestations(where: $where, orderBy: $orderBy, take: $take, skip: $skip, distinct: $distinct) { ${ROW} }
}`;

const FIRST_PAGE = `query FirstPage($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int) {
  aggregateAttestation(where: $where) { _count { _all } }
  attestations(where: $where, orderBy: $orderBy, take: $take) { ${ROW} }
}`;

const NEXT_PAGE = `query NextPage($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int, $cursor: AttestationWhereUniqueInput!) {
  attestations(where: $where, orderBy: $orderBy, take: $take, skip: 1, cursor: $cursor) { ${ROW} }
}`;

const COUNT = `query Count($where: AttestationWhereInput!) {
  aggregateAttestation(where: $where) { _count { _all } }
}`;

/** Newest first; the UID orders rows of the same second. */
const NEWEST_FIRST = [{ time: 'desc' }, { id: 'desc' }];

/** The part of a filter that selects on-chain attestations under these schemas. */
export function underSchemas(schemas: readonly Hex[]): object {
  return { schemaId: { in: schemas }, isOffchain: { equals: false } };
}

/** One row; null if the scan does not have it. */
export async function fetchRow(
  connection: ScanConnection,
  uid: Hex,
  { signal }: AskOptions,
): Promise<Attestation | null> {
  const variables = { uid: uid.toLowerCase() };
  const { attestation } = await askScan(connection, { query: ATTESTATION, variables, signal });
  if (attestation === null) return null;
  const [row] = parseRows([attestation], connection.endpoint);
  return row?.uid === variables.uid ? row : null;
}

/** One page of rows, newest first by default. */
export async function fetchRows(
  connection: ScanConnection,
  {
    where,
    orderBy = NEWEST_FIRST,
    skip,
    take,
    signal,
  }: Page & { readonly where: object; readonly orderBy?: readonly object[] | undefined },
): Promise<readonly Attestation[]> {
  const variables = { where, orderBy, take, skip };
  const data = await askScan(connection, { query: ATTESTATIONS, variables, signal });
  return parseRows(data.attestations, connection.endpoint);
}

/** One page of the newest rows of each combination of the `distinct` fields, newest first. */
export async function fetchFirstRows(
  connection: ScanConnection,
  { signal, ...page }: Page & { readonly where: object; readonly distinct: readonly (keyof Attestation)[] },
): Promise<readonly Attestation[]> {
  const variables = { ...page, orderBy: NEWEST_FIRST };
  const data = await askScan(connection, { query: FIRST_ATTESTATIONS, variables, signal });
  return parseRows(data.attestations, connection.endpoint);
}

/** The scan's count of rows. */
export async function fetchCount(
  connection: ScanConnection,
  { where, signal }: AskOptions & { readonly where: object },
): Promise<number> {
  const data = await askScan(connection, { query: COUNT, variables: { where }, signal });
  return parseCount(data.aggregateAttestation, connection.endpoint);
}

const PAGE_SIZE = 500;

/** Oldest first: attestations made while paging are appended. The UID orders rows of the same second. */
const OLDEST_FIRST = [{ time: 'asc' }, { id: 'asc' }];

/**
 * Fetches all rows that match `where`, page by page with a cursor. The number of rows is compared with the scan's own
 * count, so that smaller pages than requested or a lost cursor do not go unnoticed: `missing` is the difference.
 *
 * @param query.most more rows than this are an error, never cut
 * @throws {ScanError} `scan-unreachable` or `scan-answer`
 */
export async function fetchAllRows(
  connection: ScanConnection,
  {
    where,
    most = Number.POSITIVE_INFINITY,
    signal,
    onProgress,
  }: AskOptions & {
    readonly where: object;
    readonly most?: number | undefined;
    readonly onProgress?: ((progress: { readonly done: number; readonly total: number }) => void) | undefined;
  },
): Promise<{ rows: readonly Attestation[]; missing: number }> {
  const { endpoint } = connection;
  const variables = { where, orderBy: OLDEST_FIRST, take: PAGE_SIZE };
  const first = await askScan(connection, { query: FIRST_PAGE, variables, signal });
  const expected = parseCount(first.aggregateAttestation, endpoint);
  const rows = new Map<Hex, Attestation>();
  const assertFew = (count: number) => {
    if (count <= most) return;
    const detail = `The scan has more than ${most} rows`;
    throw new ScanError({ code: 'scan-answer', endpoint, retryable: false, detail });
  };
  assertFew(expected);
  const parse = (answer: unknown) => {
    const page = parseRows(answer, endpoint);
    // UIDs are recomputed while the next page is loading; the reader awaits the outcome.
    filterSelfConsistent(page, { signal }).catch(() => undefined);
    return page;
  };
  let page = parse(first.attestations);
  for (;;) {
    const before = rows.size;
    for (const row of page) rows.set(row.uid, row);
    assertFew(rows.size);
    onProgress?.({ done: rows.size, total: expected });
    const last = page.at(-1);
    if (!last || rows.size === before || rows.size === expected) break;
    // The count is too low: only a page that is not full is the last one.
    if (rows.size > expected && page.length < PAGE_SIZE) break;
    const next = await askScan(connection, {
      query: NEXT_PAGE,
      variables: { ...variables, cursor: { id: last.uid } },
      signal,
    });
    page = parse(next.attestations);
  }
  return { rows: [...rows.values()], missing: Math.max(0, expected - rows.size) };
}
