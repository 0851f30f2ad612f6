import type { ChainConfig } from '@org/chain-config';
import { createClient, type Hex, http } from 'viem';
import { getChainId } from 'viem/actions';
import type { AccumulatedAct, ActKind } from '../acts/accumulator.ts';
import type { ContestReplay } from '../acts/contestReplay.ts';
import type { UnplacedAct } from '../acts/orderActs.ts';
import { getNowSeconds, max } from '../base/bigint.ts';
import { fetchUntil, pause } from './abortable.ts';
import { fetchLatestBlock } from './blocks.ts';
import type { ChainReadOptions } from './chainReader.ts';
import { type ActsReading, type ActsSource, createActsReader } from './createActsReader.ts';

const TIMEOUT_MS = 5_000;
const ASK_AGAIN_MS = 2_000;
/** How long a page waits for a block after acts that are ahead. */
const PATIENCE_MS = 15_000;
/** How long an accusation waits for another block: the tip may have been replaced. */
const OTHER_BLOCK_MS = 4_000;

type Patience = Pick<ChainReadOptions, 'signal'> & { readonly patienceMs?: number | undefined };

/**
 * Waits until an endpoint has a block later than a time in seconds, or until the patience is over: the first endpoint of the
 * config that answers, as readers use it. Another host with a later block may lie.
 *
 * @throws only the signal's reason when aborted
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { waitForBlock } from '@org/contests/chain';
 *
 * await waitForBlock(baseSepolia, { time: 1_795_500_000n, patienceMs: 30_000 });
 * ```
 */
export async function waitForBlock(
  { chain }: Pick<ChainConfig, 'chain'>,
  { time, signal, patienceMs = PATIENCE_MS }: Patience & { readonly time: bigint },
): Promise<void> {
  for (const end = Date.now() + patienceMs; ; ) {
    const latest = await fetchTime(chain, signal);
    signal?.throwIfAborted();
    if ((latest !== null && latest > time) || Date.now() >= end) return;
    await pause(ASK_AGAIN_MS, signal);
  }
}

/** The time of the latest block of the first endpoint that answers for the chain; null if none does. */
async function fetchTime(
  { id, rpcUrls }: ChainConfig['chain'],
  signal: AbortSignal | undefined,
): Promise<bigint | null> {
  for (const url of rpcUrls.default.http) {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const fetchFn = fetchUntil(signal ? AbortSignal.any([signal, timeout]) : timeout);
    const client = createClient({ transport: http(url, { fetchFn, timeout: TIMEOUT_MS, retryCount: 0 }) });
    try {
      const [chainId, { time }] = await Promise.all([getChainId(client), fetchLatestBlock(client)]);
      if (chainId === id) return time;
    } catch {
      signal?.throwIfAborted();
    }
  }
  return null;
}

/**
 * Takes a check once more before it accuses a scan, or says that the scan is ahead: nodes lag behind each other, blocks are
 * replaced, and a scan may date a false act later than the endpoint's block. Waits first, for another block before an
 * accusation, for a block after the acts that are ahead. The first check stands if the second fails.
 *
 * @param options.check compares the scan with the chain by the endpoints of the config
 * @throws only the signal's reason when aborted
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { checkActsAgainstChain, checkAgain } from '@org/contests/chain';
 * import { createPublicClient, http } from 'viem';
 *
 * const config = baseSepolia;
 * const client = createPublicClient({ transport: http(config.chain.rpcUrls.default.http[0]) });
 * const check = () => checkActsAgainstChain({ client, config, state, unplaced });
 * const { status } = await checkAgain(await check(), { config, check });
 * ```
 */
export async function checkAgain(
  first: ActsCheck,
  {
    config,
    check,
    signal,
    patienceMs = PATIENCE_MS,
  }: Patience & { readonly config: Pick<ChainConfig, 'chain'>; readonly check: () => Promise<ActsCheck> },
): Promise<ActsCheck> {
  if (first.status !== 'ahead' && first.status !== 'altered' && first.status !== 'left-out') return first;
  const wait =
    first.status === 'ahead'
      ? { time: getLastTime(first.acts), patienceMs }
      : { time: first.reading.block.time, patienceMs: Math.min(patienceMs, OTHER_BLOCK_MS) };
  try {
    await waitForBlock(config, { ...wait, signal });
    const second = await check();
    return second.status === 'unreachable' ? first : second;
  } catch {
    signal?.throwIfAborted();
    return first;
  }
}

/** The time of the latest of these acts. */
export const getLastTime = (acts: readonly UnplacedAct[]): bigint =>
  acts.reduce((last, { time }) => max(last, time), 0n);

/**
 * How a scan's reading of a contest compares with the resolver. `agrees`: the same acts; `isReordered` if the
 * scan's order within a second was another one, so use the chain's reading. `behind`: acts at the end are missing.
 * `left-out`: acts before its last one are missing. `altered`: it has acts that the chain does not have, or at another time.
 * `ahead`: it has `acts` that are not before the time of the endpoint's block, so this endpoint cannot tell yet. Acts of
 * submitting are compared unless there are too many to read.
 */
export type ActsCheck =
  | { readonly status: 'agrees'; readonly isReordered: boolean; readonly reading: ActsReading }
  | {
      readonly status: 'behind' | 'left-out' | 'altered';
      readonly uids: readonly Hex[];
      readonly reading: ActsReading;
    }
  | {
      readonly status: 'ahead';
      readonly uids: readonly Hex[];
      readonly acts: readonly UnplacedAct[];
      readonly reading: ActsReading;
    }
  | { readonly status: 'unreachable'; readonly cause: unknown };

/**
 * Compares the number of acts and the accumulator of a scan's reading with the resolver's, and names the acts that differ.
 *
 * @param options.state what the scan's rows lead to (`orderActs`)
 * @param options.unplaced the acts that no order of the rows explains
 * @param options.earlier the `acts` of earlier checks that were `ahead`: a scan can give a false act a new time at each read
 * @throws only the signal's reason when aborted
 * @example
 * ```ts
 * import { checkActsAgainstChain } from '@org/contests/chain';
 *
 * const check = await checkActsAgainstChain({ client, config, state, unplaced });
 * if (check.status === 'agrees') console.log(`agrees at block ${check.reading.block.number}`);
 * ```
 */
export async function checkActsAgainstChain(
  options: ActsSource &
    ChainReadOptions & {
      readonly state: ContestReplay;
      readonly unplaced?: readonly UnplacedAct[];
      readonly earlier?: readonly UnplacedAct[] | undefined;
    },
): Promise<ActsCheck> {
  const { state, unplaced = [], earlier, signal, onProgress } = options;
  try {
    const lookup = await createActsReader(options).fetchActs(state.attestation.uid, { signal, onProgress });
    if (lookup.status !== 'found')
      return { status: 'unreachable', cause: new Error('The chain does not have the contest') };
    return compareActs({ state, unplaced, earlier, reading: lookup.reading });
  } catch (cause) {
    signal?.throwIfAborted();
    return { status: 'unreachable', cause };
  }
}

const REVOCATIONS: ReadonlySet<ActKind> = new Set([
  ...(['contestRevoked', 'evaluationWithdrawn', 'commitmentWithdrawn'] as const),
  ...(['entryWithdrawn', 'submissionWithdrawn'] as const),
]);

/** An act as a row of a scan has it: a row says no more than that an attestation was made or revoked. */
const toRowAct = ({ uid, kind, time }: AccumulatedAct): UnplacedAct => ({
  ...{ uid, time },
  kind: REVOCATIONS.has(kind) ? 'revoked' : 'attested',
});
const toKey = ({ uid, kind, time }: UnplacedAct) => `${uid} ${kind} ${time}`;
const keyOf = (act: AccumulatedAct) => toKey(toRowAct(act));

/** An act of a scan may be later than the endpoint's block and this device's clock by this much. */
const TOLERANCE_SECONDS = 120n;

type Comparison = {
  readonly state: ContestReplay;
  readonly unplaced: readonly UnplacedAct[];
  readonly earlier?: readonly UnplacedAct[] | undefined;
  readonly reading: ActsReading;
  readonly nowSeconds?: bigint;
};

/** Compares a scan's reading with the chain's. */
export function compareActs({
  state,
  unplaced,
  earlier = [],
  reading,
  nowSeconds = getNowSeconds(),
}: Comparison): Exclude<ActsCheck, { status: 'unreachable' }> {
  const { time } = reading.block;
  const logs: readonly ('acts' | 'submissionActs')[] = reading.hasSubmissionLog
    ? ['acts', 'submissionActs']
    : ['acts'];
  if (logs.every((log) => state[log].head === reading.state[log].head) && unplaced.length === 0)
    return { status: 'agrees', isReordered: false, reading };
  const { acts, submissionActs } = reading.state;
  const known = new Set([...acts.acts, ...submissionActs.acts].map(keyOf));
  const isForeign = (act: UnplacedAct) => !known.has(toKey(act));
  const told = logs.flatMap((log) => state[log].acts.map(toRowAct));
  // The scan has what its rows did not explain in the order that was tried.
  const shown = new Set([...told, ...unplaced].map(toKey));
  const unexplained = unplaced.filter(isForeign);
  const foreign = [...told.filter(isForeign), ...unexplained];
  const missing = logs.flatMap((log) => {
    const lastShown = reading.state[log].acts.findLast((act) => shown.has(keyOf(act)))?.n ?? 0;
    const lacking = reading.state[log].acts.filter((act) => !shown.has(keyOf(act)));
    return lacking.map((act) => ({ ...act, isBeforeShown: act.n <= lastShown }));
  });
  // A later block can have the same second.
  const later = foreign.filter((act) => act.time >= time);
  const invented = later.filter((act) => act.time > max(time, nowSeconds) + TOLERANCE_SECONDS);
  if (later.length < foreign.length) {
    const within = foreign.filter((act) => act.time < time);
    return { status: 'altered', uids: toUids([...within, ...invented]), reading };
  }
  // A later act comes after all that are missing. If it has the UID of one, its time was altered.
  const moved = later.filter(({ uid }) => missing.some((act) => act.uid === uid));
  const omitted = missing.filter(({ uid }) => !moved.some((act) => act.uid === uid));
  const lastTime = [...acts.acts, ...submissionActs.acts]
    .filter((act) => shown.has(keyOf(act)))
    .reduce((last, act) => max(last, act.time), 0n);
  const isLeftOut = later.length > 0 || omitted.some((act) => act.isBeforeShown || act.time < lastTime);
  if (isLeftOut && omitted.length > 0) return { status: 'left-out', uids: toUids(omitted), reading };
  // A later act may be real, but not one that the scan's own acts rule out, nor after one that never came.
  const passed = later.length > 0 ? earlier.filter((act) => act.time < time && isForeign(act)) : [];
  const impossible = [...invented, ...unexplained, ...moved, ...passed];
  if (impossible.length > 0) return { status: 'altered', uids: toUids(impossible), reading };
  if (later.length > 0) return { status: 'ahead', uids: toUids(later), acts: later, reading };
  if (missing.length === 0) return { status: 'agrees', isReordered: true, reading };
  return { status: 'behind', uids: toUids(missing), reading };
}

const toUids = (acts: readonly { readonly uid: Hex }[]): readonly Hex[] => [
  ...new Set(acts.map(({ uid }) => uid)),
];
