import { readAnswer } from '@org/chain-config/rpc';
import type { Hex } from 'viem';
import { getProtocol } from '../acts/protocol.ts';
import type { Attestation } from '../base/attestation.ts';
import { isAttestationUidTrue } from '../base/attestationUid.ts';
import { ScanError } from '../base/errors.ts';
import { bytesToHex, lowerCase } from '../base/hex.ts';
import { decodeActData } from '../contest/decode.ts';
import type { SchemaUids } from '../contest/schemas.ts';
import { findCid } from '../document/readDocument.ts';
import { connectScan, type ScanConnection } from './askScan.ts';
import type { ActsScanOptions } from './createActsFetch.ts';
import { fetchRow, fetchRows } from './queries.ts';
import type { AskOptions } from './scanReader.ts';

/** An attestation's claim about a document on IPFS: its kind, and the keccak256 of its bytes. */
export type DocumentNaming = {
  readonly kind: 'contest' | 'entry' | 'list' | 'review';
  readonly hash: Hex;
  /** The attestation that names the document, and the contest that it is about. */
  readonly uid: Hex;
  readonly contest: Hex;
  /** Seconds since 1970. */
  readonly time: bigint;
};

/** The oldest are asked for, so that later attestations of a CID cannot push the first ones out of the answer. */
const MOST = 100;
/** The same with a `hash`: each further attestation with a document's own hash costs its author a transaction. */
const MOST_WITH_HASH = 1_000;

/**
 * Options of `fetchNamings`. With `by` only this attestation is looked up, with `of` only these attestations and those about
 * these contests: others cannot push them out of the answer. With `hash` all attestations that have this hash are looked up.
 */
export type NamingOptions = AskOptions & {
  readonly by?: Hex | undefined;
  readonly of?: readonly Hex[] | undefined;
  readonly hash?: Hex | undefined;
};

/**
 * The contests, entries, late lists and reviews under these schemas whose data names `ipfs://` and the CID. Anyone can attest: one CID
 * may be named with several hashes, and one hash as several kinds.
 */
async function fetchNamings(
  connection: ScanConnection,
  {
    schemas,
    cid,
    by,
    of,
    hash,
    signal,
  }: NamingOptions & { readonly schemas: SchemaUids; readonly cid: string },
): Promise<readonly DocumentNaming[]> {
  const uri = `ipfs://${cid}`;
  if (by) {
    const row = await fetchRow(connection, by, { signal });
    const naming = row && !row.isOffchain && isAttestationUidTrue(row) && readNaming(row, schemas, uri);
    return naming ? [naming] : [];
  }
  const bytes = hash ? lowerCase(hash) : bytesToHex(new TextEncoder().encode(uri));
  const page = {
    where: {
      schemaId: { in: [schemas.contest, schemas.entry, schemas.list, schemas.evaluation] },
      isOffchain: { equals: false },
      data: { contains: bytes.slice(2) },
      ...(of && { OR: [{ id: { in: of } }, { refUID: { in: of } }] }),
    },
    orderBy: [{ time: 'asc' }, { id: 'asc' }],
    ...{ take: MOST, signal },
  };
  const rows = [...(await fetchRows(connection, { ...page, skip: 0 }))];
  let last = rows.length;
  while (hash && last > 0) {
    if (rows.length >= MOST_WITH_HASH) {
      const detail = `The scan has ${MOST_WITH_HASH} attestations or more with the hash ${hash}`;
      throw new ScanError({ code: 'scan-answer', endpoint: connection.endpoint, retryable: false, detail });
    }
    const next = await fetchRows(connection, { ...page, skip: rows.length });
    rows.push(...next);
    last = next.length;
  }
  return rows.flatMap((row) => {
    const naming = readNaming(row, schemas, uri);
    return naming && (!hash || naming.hash === bytes) ? naming : [];
  });
}

/** The documents on IPFS that attestations name. */
export type NamedDocuments = {
  /** `hash`: the keccak256 of the bytes, as one of the attestations has it. */
  readonly documents: readonly { readonly cid: string; readonly hash: Hex }[];
  /** True if there are more attestations than are read. */
  readonly isCut: boolean;
};

const KINDS = ['contest', 'entry', 'list'] as const;

/** Options of `fetchNamed`. `kinds`: the attestations that are read (default: all three). */
export type NamedOptions = AskOptions & { readonly kinds?: readonly (typeof KINDS)[number][] };

/**
 * Attestations that are read, the oldest first: more than a contest of 1,000 entries has, each of which was edited a few
 * times. Anyone can make more submissions; only the organizer makes lists.
 */
const MOST_NAMED = 5_000;

/** The documents that these attestations name, and those about these contests, also revoked ones. */
async function fetchNamed(
  connection: ScanConnection,
  {
    schemas,
    of,
    kinds = KINDS,
    signal,
  }: NamedOptions & { readonly schemas: SchemaUids; readonly of: readonly Hex[] },
): Promise<NamedDocuments> {
  const page = {
    where: {
      schemaId: { in: kinds.map((kind) => schemas[kind]) },
      isOffchain: { equals: false },
      OR: [{ id: { in: of } }, { refUID: { in: of } }],
    },
    orderBy: [{ time: 'asc' }, { id: 'asc' }],
    ...{ take: MOST_WITH_HASH, signal },
  };
  const documents: NamedDocuments['documents'][number][] = [];
  let count = 0;
  for (;;) {
    const rows = await fetchRows(connection, { ...page, skip: count });
    if (rows.length === 0 || count >= MOST_NAMED) return { documents, isCut: rows.length > 0 };
    count += rows.length;
    for (const row of rows) {
      const named = decodeNamed(row, schemas);
      const cid = named && findCid(named.uri);
      if (cid) documents.push({ cid, hash: named.contentHash });
    }
  }
}

/** The documents that a contest, an entry or a late list names. */
function decodeNamed(row: Attestation, schemas: SchemaUids) {
  for (const kind of KINDS) {
    const named = row.schema === schemas[kind] ? decodeActData(kind, row.data) : null;
    if (named?.ok) return { ...named.value, kind };
  }
  return null;
}

/** The newest on-chain attestation is the proof that any scan has; our own also tells whether it has the newest block. */
async function hasReadUntil(
  connection: ScanConnection,
  { seconds, signal }: AskOptions & { readonly seconds: bigint },
): Promise<boolean> {
  const where = { isOffchain: { equals: false } };
  const [newest] = await fetchRows(connection, { where, skip: 0, take: 1, signal });
  return (newest !== undefined && newest.time > seconds) || isLive(connection, { signal });
}

const MAX_HEALTH_BYTES = 16_384;

async function isLive(
  { endpoint, fetch, timeoutMs }: ScanConnection,
  { signal }: AskOptions,
): Promise<boolean> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(new URL('health', endpoint), {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...{ credentials: 'omit', redirect: 'error' },
    });
    const health: unknown = JSON.parse(await readAnswer(response, MAX_HEALTH_BYTES));
    return (
      response.ok && typeof health === 'object' && health !== null && 'ok' in health && health.ok === true
    );
  } catch {
    signal?.throwIfAborted();
    return false;
  }
}

/** The scan has searched the bytes only. */
function readNaming(row: Attestation, schemas: SchemaUids, uri: string): DocumentNaming | null {
  const { uid, time } = row;
  if (row.schema === schemas.evaluation) {
    const review = decodeActData('evaluation', row.data);
    if (!review.ok || review.value.comment !== uri || !review.value.commentHash) return null;
    return { kind: 'review', hash: review.value.commentHash, uid, time, contest: row.refUID };
  }
  const named = decodeNamed(row, schemas);
  if (!named || named.uri !== uri) return null;
  const contest = named.kind === 'contest' ? uid : row.refUID;
  return { kind: named.kind, hash: named.contentHash, uid, time, contest };
}

/**
 * Finds what names documents on IPFS. Throws `ScanError`. `fetchNamings` finds the oldest 100 attestations that name one,
 * whether the one `by` which it is named does, those `of` some contests, or all with its `hash` (`ScanError` beyond 1,000).
 * `fetchNamed` lists the documents of contests, entries and late lists that some attestations, or those about some contests,
 * name; of more than 5,000 attestations the oldest 5,000 count.
 * `hasReadUntil` tells whether the scan is known to have all attestations until a time, in seconds since 1970: a scan that is
 * behind, or reads the chain again, answers as if there were none.
 */
export type NamingsScan = {
  readonly fetchNamings: (cid: string, options?: NamingOptions) => Promise<readonly DocumentNaming[]>;
  readonly fetchNamed: (of: readonly Hex[], options?: NamedOptions) => Promise<NamedDocuments>;
  readonly hasReadUntil: (seconds: bigint, options?: AskOptions) => Promise<boolean>;
};

/**
 * Creates a reader of the attestations that name documents, for servers that store documents.
 *
 * @example
 * ```ts
 * import { local } from '@org/chain-config';
 * import { createNamingsScan } from '@org/contests';
 *
 * const scan = createNamingsScan({ config: local });
 * const [first] = await scan.fetchNamings('bafkreiauodi3kmbkgeq2z6uibel4pdekegkczw4qvwyzfpqudfqgpm6eom');
 * console.log(first?.kind); // 'contest', 'entry', 'list' or 'review'
 * ```
 */
export function createNamingsScan(options: ActsScanOptions): NamingsScan {
  const protocol = getProtocol(options.config);
  const connection = connectScan(options);
  return {
    async fetchNamings(cid, own = {}) {
      if (!protocol) return [];
      return fetchNamings(connection, { schemas: protocol.schemas, cid, ...own });
    },
    async fetchNamed(of, own = {}) {
      if (!protocol || of.length === 0) return { documents: [], isCut: false };
      return fetchNamed(connection, { schemas: protocol.schemas, of, ...own });
    },
    hasReadUntil: (seconds, own = {}) => hasReadUntil(connection, { seconds, ...own }),
  };
}
