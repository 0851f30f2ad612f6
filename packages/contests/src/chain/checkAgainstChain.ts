import type { Hex } from 'viem';
import { type Attestation, type Block, normalizeAttestation } from '../attestation/attestation.ts';
import { getNowSeconds, max, min } from '../bigint.ts';
import { type Contest, normalizeContest } from '../contest/contest.ts';
import { ChainError } from '../errors.ts';
import type { ScanHead } from '../scan/scanReader.ts';
import { pause } from './abortable.ts';
import type { ChainReadOptions, ChainSource } from './chainReader.ts';
import {
  compareContest,
  compareRows,
  findLater,
  isLeftOut,
  isSame,
  showsUntil,
  type Unindexed,
} from './compareRows.ts';
import { asChainError } from './endpointErrors.ts';
import { fetchAttestations } from './fetchAttestations.ts';
import { readEvaluations } from './readLogged.ts';

/** The chain's own attestations, which take precedence over the scan's. */
type ChainTruth = { readonly block: Block; readonly attestations: readonly Attestation[] };

/**
 * How a scan's answer compares with the chain.
 *
 * `behind`: it has not indexed `uids` yet, the oldest of which is `seconds` old. `left-out`: it has indexed later
 * attestations, but does not return these. `altered`: it returns them with different fields, or the chain does not have
 * them. `unreachable`: they could not be compared, possibly because the endpoint lags behind the scan.
 */
export type ChainCheck =
  | ({ readonly status: 'agrees' } & ChainTruth)
  | ({ readonly status: 'behind'; readonly uids: readonly Hex[]; readonly seconds: bigint } & ChainTruth)
  | ({ readonly status: 'left-out'; readonly uids: readonly Hex[] } & ChainTruth)
  | ({ readonly status: 'altered'; readonly uids: readonly Hex[] } & ChainTruth)
  | { readonly status: 'unreachable'; readonly cause: unknown };

/**
 * Compares a scan's answer about a contest with the chain's logs and storage.
 *
 * @param options.scanAttestations all rows of the scan's answer, including the `mismatched` ones
 * @param options.scanMissing `missing` of the same answer
 * @param options.scanHead the scan's head, fetched before the rows
 * @throws only the signal's reason when aborted
 * @example
 * ```ts
 * import { checkAgainstChain } from '@org/contests/chain';
 *
 * const scanHead = await scan.fetchHead();
 * const { consistent, mismatched, missing } = await scan.fetchEvaluations(contest);
 * const check = await checkAgainstChain({
 *   client,
 *   config,
 *   contest,
 *   scanAttestations: [...consistent, ...mismatched],
 *   scanMissing: missing,
 *   scanHead,
 * });
 * if (check.status === 'agrees') console.log(`agrees at block ${check.block.number}`);
 * ```
 */
export async function checkAgainstChain(
  options: ChainSource &
    ChainReadOptions & {
      readonly contest: Contest;
      readonly scanAttestations: readonly Attestation[];
      readonly scanMissing?: number;
      readonly scanHead?: ScanHead | null;
    },
): Promise<ChainCheck> {
  const { signal, config } = options;
  try {
    return await asChainError({ chainId: config.chain.id, signal }, () => check(options));
  } catch (cause) {
    signal?.throwIfAborted();
    return { status: 'unreachable', cause };
  }
}

async function check(options: Parameters<typeof checkAgainstChain>[0]): Promise<ChainCheck> {
  const { scanMissing = 0, scanHead = null } = options;
  const contest = normalizeContest(options.contest);
  const scanned = options.scanAttestations.map(normalizeAttestation);
  const { block, logged } = await readEvaluations(options, contest, options);
  const truth = { block, attestations: logged.map(({ attestation }) => attestation) };
  const ofContest = await compareWithContest(options, contest, block);
  const ofRows = compareRows({ contest, block, logged, scanned });

  const later = new Set(findLater(contest, scanned, block).map(({ uid }) => uid));
  const doubted = new Set([...ofRows.altered, ...ofRows.unlogged, ...later]);
  const untrue = await findUntrue(
    options,
    scanned.filter(({ uid }) => doubted.has(uid)),
  );
  const undecided = untrue.filter((row) => later.has(row.uid) && mayBeAhead(row, { scanHead, block }));
  const ofScan = untrue.filter((row) => !undecided.includes(row)).map(({ uid }) => uid);
  const altered = [...ofContest.altered, ...new Set(ofScan)];
  if (altered.length > 0) return { status: 'altered', uids: altered, ...truth };
  if (undecided.length > 0) {
    const detail = 'The endpoint lags behind the scan';
    throw new ChainError({ code: 'chain-answer', chainId: options.config.chain.id, detail });
  }

  const unindexed = [...ofContest.unindexed, ...ofRows.unindexed];
  const shownUntil = showsUntil(scanned, scanHead);
  const leftOut = unindexed.filter(
    (item) => (scanMissing > 0 && !item.isRevocation) || isLeftOut(item, { shownUntil, scanHead, block }),
  );
  if (leftOut.length > 0) return { status: 'left-out', uids: leftOut.map(({ uid }) => uid), ...truth };
  const [first, ...others] = unindexed;
  if (!first) return { status: 'agrees', ...truth };
  const oldest = others.reduce((time, item) => min(time, item.time), first.time);
  return { status: 'behind', uids: unindexed.map(({ uid }) => uid), seconds: block.time - oldest, ...truth };
}

/** Delays before retries: nodes of an endpoint may lag behind each other, so a mismatch is fetched again. */
const PAUSES_MS = [0, 500, 1_500];

type Source = ChainSource & ChainReadOptions;

async function compareWithContest(source: Source, contest: Contest, block: Block) {
  let outcome = { altered: [contest.uid] as readonly Hex[], unindexed: [] as readonly Unindexed[] };
  for (const pauseMs of PAUSES_MS) {
    if (outcome.altered.length === 0) break;
    await pause(pauseMs, source.signal);
    outcome = compareContest(contest, await fetchAttestations(source, [contest.uid], source), block);
  }
  return outcome;
}

/** The rows of the scan that the chain does not have, or has with different fields. */
async function findUntrue(source: Source, rows: readonly Attestation[]): Promise<readonly Attestation[]> {
  let untrue = rows;
  for (const pauseMs of PAUSES_MS) {
    if (untrue.length === 0) break;
    await pause(pauseMs, source.signal);
    const uids = [...new Set(untrue.map(({ uid }) => uid))];
    const found = await fetchAttestations(source, uids, { signal: source.signal });
    untrue = untrue.filter((row) => {
      const actual = found.get(row.uid);
      return !actual || !isSame(row, actual);
    });
  }
  return untrue;
}

/** Tolerated clock difference. A later time cannot be genuine. */
const MAX_SKEW_SECONDS = 120n;

/** Whether an honest scan may return this row, which is after the block, because the endpoint lags behind the scan. */
function mayBeAhead(
  { time, revocationTime }: Attestation,
  { scanHead, block }: { readonly scanHead: ScanHead | null; readonly block: Block },
): boolean {
  if (max(time, revocationTime) > max(block.time, getNowSeconds()) + MAX_SKEW_SECONDS) return false;
  const readUntil = scanHead?.blockNumber ?? null;
  return readUntil === null || readUntil > block.number;
}
