import type { Hex } from 'viem';
import { type ContestReplay, openReplay, type Protocol } from '../acts/contestReplay.ts';
import { type OrderAnswer, type OrderInput, orderActs, type UnplacedAct } from '../acts/orderActs.ts';
import { getProtocol } from '../acts/protocol.ts';
import { checksumAddress } from '../base/address.ts';
import type { Attestation } from '../base/attestation.ts';
import { filterSelfConsistent, isAttestationUidTrue } from '../base/attestationUid.ts';
import { bytesToHex, lowerCase } from '../base/hex.ts';
import { decodeActData } from '../contest/decode.ts';
import type { Refusal } from '../contest/refusals.ts';
import { NOTE_SCHEMA_UID, type SchemaUids } from '../contest/schemas.ts';
import type { ResultReading } from '../result/readResult.ts';
import { type ConfiguredScan, connectScan, type ScanConnection } from './askScan.ts';
import { fetchAllRows, fetchRow, fetchRows } from './queries.ts';
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
 * A contest as a scan shows it. Its order is `not-confirmed`: see `checkActsAgainstChain`. `unplaced` acts
 * contradict the others, `missing` is the number of rows that the scan counted but did not return, `mismatched` the rows
 * whose UID does not recompute: if any of them is not empty, the reading is not complete.
 */
export type ScannedActs = Omit<ResultReading, 'block'> & {
  readonly protocol: Protocol;
  readonly contest: Attestation;
  /** The rows about the contest whose UID recomputes. */
  readonly rows: readonly Attestation[];
  readonly unplaced: readonly UnplacedAct[];
  readonly missing: number;
  readonly mismatched: readonly Attestation[];
};

/** A contest as a scan has it, or why it cannot be read. */
export type ScannedActsLookup =
  | { readonly status: 'found'; readonly reading: ScannedActs }
  | { readonly status: 'not-found' }
  | { readonly status: 'other-schema'; readonly attestation: Attestation }
  /** The UID of the contest's row does not recompute, or the resolver would have refused it. */
  | { readonly status: 'false'; readonly attestation: Attestation; readonly refusal: Refusal | null };

/** Options of reading a contest's acts. */
export type ActsOptions = AskOptions & {
  /** Called with the contest as it began, once its attestation is read: before its acts are. */
  readonly onContest?: ((state: ContestReplay) => void) | undefined;
  /** Called after each page, with the rows so far and those that the scan counts. */
  readonly onProgress?: ((progress: { readonly done: number; readonly total: number }) => void) | undefined;
};

/** The readers from a chain refuse as many acts. Anybody can make submissions: then the chain is read instead. */
const MAX_ROWS = 100_000;

/** The settings of a reader of acts. */
export type ActsScanOptions = ConfiguredScan & {
  /**
   * Asks for the contest and its acts at once, as a page needs that waits for both. By default the acts are asked for once the
   * contest is known, so that a UID of no contest costs one request.
   */
  readonly atOnce?: boolean | undefined;
  /** Replays the rows, `orderActs` by default: a page does it in a worker if there are many. */
  readonly order?:
    | ((input: OrderInput, options: AskOptions) => OrderAnswer | Promise<OrderAnswer>)
    | undefined;
};

/**
 * Creates the function that reads a contest's acts, for a page that needs no more than `fetchActs` of `createActsScan`.
 *
 * @example
 * ```ts
 * import { local } from '@org/chain-config';
 * import { createActsFetch } from '@org/contests';
 *
 * const fetchActs = createActsFetch({ config: local });
 * const lookup = await fetchActs(uid);
 * ```
 */
export function createActsFetch(
  options: ActsScanOptions,
): (uid: Hex, options?: ActsOptions) => Promise<ScannedActsLookup> {
  const { config, atOnce = false, order = orderActs } = options;
  const chainId = config.chain.id;
  const protocol = getProtocol(config);
  const connection = connectScan(options);
  const read = async (
    uid: Hex,
    { signal, onContest, onProgress }: ActsOptions,
    stopped: AbortSignal,
  ): Promise<ScannedActsLookup> => {
    const fetchRows = ({ schemas }: Protocol) =>
      fetchAllRows(connection, {
        where: {
          ...{ schemaId: { in: Object.values(schemas) }, isOffchain: { equals: false } },
          refUID: { equals: uid.toLowerCase() },
        },
        signal: signal ? AbortSignal.any([signal, stopped]) : stopped,
        ...{ onProgress, most: MAX_ROWS },
      });
    const asked = atOnce && protocol ? fetchRows(protocol) : undefined;
    // Stopped where the contest cannot be read: avoids an unhandled rejection.
    asked?.catch(() => undefined);
    const contest = await fetchRow(connection, uid, { signal });
    if (!contest) return { status: 'not-found' };
    // First: a true UID commits to the schema.
    const isTrue = (await filterSelfConsistent([contest], { signal })).length > 0;
    if (!isTrue) return { status: 'false', attestation: contest, refusal: null };
    if (protocol?.schemas.contest !== contest.schema) return { status: 'other-schema', attestation: contest };
    const opened = onContest && openReplay(protocol, contest);
    if (opened?.ok) onContest?.(opened.value);
    const { rows, missing } = await (asked ?? fetchRows(protocol));
    const consistent = await filterSelfConsistent(rows, { signal });
    const ordered = await order({ protocol, contest, rows: consistent }, { signal });
    if (!ordered.ok) return { status: 'false', attestation: contest, refusal: ordered.refusal };
    const known = new Set(consistent);
    return {
      status: 'found',
      reading: {
        ...{ chainId, protocol, contest, missing, rows: consistent, ...ordered.value },
        ...{ order: 'not-confirmed', hasSubmissionLog: true },
        mismatched: rows.filter((row) => !known.has(row)),
      },
    };
  };
  return async (uid, asked = {}) => {
    const stop = new AbortController();
    try {
      return await read(uid, asked, stop.signal);
    } finally {
      stop.abort();
    }
  };
}

/** An attestation's claim about a document on IPFS: its kind, and the keccak256 of its bytes. */
export type DocumentNaming = { readonly kind: 'contest' | 'entry' | 'list' | 'review'; readonly hash: Hex };

/** The oldest are asked for, so that later attestations of a CID cannot push the first ones out of the answer. */
const MOST = 100;

/** Options of `fetchNamings`. With `by`, only this attestation is looked up: others cannot push it out of the answer. */
export type NamingOptions = AskOptions & { readonly by?: Hex | undefined };

/**
 * The contests, entries, late lists and reviews under these schemas whose data names `ipfs://` and the CID. Anyone can attest: one CID
 * may be named with several hashes, and one hash as several kinds.
 */
async function fetchNamings(
  connection: ScanConnection,
  { schemas, cid, by, signal }: NamingOptions & { readonly schemas: SchemaUids; readonly cid: string },
): Promise<readonly DocumentNaming[]> {
  const uri = `ipfs://${cid}`;
  if (by) {
    const row = await fetchRow(connection, by, { signal });
    const naming = row && !row.isOffchain && isAttestationUidTrue(row) && readNaming(row, schemas, uri);
    return naming ? [naming] : [];
  }
  const rows = await fetchRows(connection, {
    where: {
      schemaId: { in: [schemas.contest, schemas.entry, schemas.list, schemas.evaluation] },
      isOffchain: { equals: false },
      data: { contains: bytesToHex(new TextEncoder().encode(uri)).slice(2) },
    },
    orderBy: [{ time: 'asc' }, { id: 'asc' }],
    ...{ skip: 0, take: MOST, signal },
  });
  return rows.flatMap((row) => readNaming(row, schemas, uri) ?? []);
}

/** The scan has searched the bytes only. */
function readNaming(row: Attestation, schemas: SchemaUids, uri: string): DocumentNaming | null {
  if (row.schema === schemas.evaluation) {
    const review = decodeActData('evaluation', row.data);
    if (!review.ok || review.value.comment !== uri || !review.value.commentHash) return null;
    return { kind: 'review', hash: review.value.commentHash };
  }
  const kind = (['contest', 'entry', 'list'] as const).find((name) => row.schema === schemas[name]);
  if (!kind) return null;
  const named = decodeActData(kind, row.data);
  if (!named.ok || named.value.uri !== uri) return null;
  return { kind, hash: named.value.contentHash };
}

/**
 * Reads contests from a scan. Throws `ScanError`, also for a contest with more than 100,000 rows: nothing is cut.
 * `fetchNotes` finds the newest 1,000 notes of the organizer, for `readNotes`. `fetchNamings` finds the attestations that name a document on IPFS: the oldest 100, or whether the one `by` which it is named does.
 */
export type ActsScan = {
  readonly fetchActs: (uid: Hex, options?: ActsOptions) => Promise<ScannedActsLookup>;
  readonly fetchNotes: (
    contest: Pick<Attestation, 'uid' | 'attester'>,
    options?: AskOptions,
  ) => Promise<ScannedNotes>;
  readonly fetchNamings: (cid: string, options?: NamingOptions) => Promise<readonly DocumentNaming[]>;
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
  const protocol = getProtocol(options.config);
  const connection = connectScan(options);
  return {
    fetchActs: createActsFetch(options),
    fetchNotes: (contest, options = {}) => fetchNotes(connection, { contest, ...options }),
    async fetchNamings(cid, options = {}) {
      if (!protocol) return [];
      return fetchNamings(connection, { schemas: protocol.schemas, cid, ...options });
    },
  };
}
