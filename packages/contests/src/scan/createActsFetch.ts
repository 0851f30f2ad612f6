import type { Hex } from 'viem';
import { type ContestReplay, openReplay, type Protocol } from '../acts/contestReplay.ts';
import { type OrderAnswer, type OrderInput, orderActs, type UnplacedAct } from '../acts/orderActs.ts';
import { getProtocol } from '../acts/protocol.ts';
import type { Attestation } from '../base/attestation.ts';
import { filterSelfConsistent } from '../base/attestationUid.ts';
import type { Refusal } from '../contest/refusals.ts';
import type { ResultReading } from '../result/readResult.ts';
import { type ConfiguredScan, connectScan } from './askScan.ts';
import { fetchAllRows, fetchRow } from './queries.ts';
import type { AskOptions } from './scanReader.ts';

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
