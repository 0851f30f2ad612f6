import type { Hex } from 'viem';
import type { AccumulatedAct, ActKind } from '../acts/accumulator.ts';
import type { ContestReplay } from '../acts/contestReplay.ts';
import type { UnplacedAct } from '../acts/orderActs.ts';
import { getNowSeconds, max } from '../base/bigint.ts';
import type { ChainReadOptions } from './chainReader.ts';
import { type ActsReading, type ActsSource, createActsReader } from './createActsReader.ts';

/**
 * How a scan's reading of a contest compares with the resolver. `agrees`: the same acts; `isReordered` if the
 * scan's order within a second was another one, so use the chain's reading. `behind`: acts at the end are missing.
 * `left-out`: acts before its last one are missing. `altered`: it has acts that the chain does not have, or at another time.
 * `ahead`: it has acts that are later than the endpoint's block, so this endpoint cannot tell.
 */
export type ActsCheck =
  | { readonly status: 'agrees'; readonly isReordered: boolean; readonly reading: ActsReading }
  | {
      readonly status: 'behind' | 'left-out' | 'altered' | 'ahead';
      readonly uids: readonly Hex[];
      readonly reading: ActsReading;
    }
  | { readonly status: 'unreachable'; readonly cause: unknown };

/**
 * Compares the number of acts and the accumulator of a scan's reading with the resolver's, and names the acts that differ.
 *
 * @param options.state what the scan's rows lead to (`orderActs`)
 * @param options.unplaced the acts that no order of the rows explains
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
    },
): Promise<ActsCheck> {
  const { state, unplaced = [], signal, onProgress } = options;
  try {
    const lookup = await createActsReader(options).fetchActs(state.attestation.uid, { signal, onProgress });
    if (lookup.status !== 'found')
      return { status: 'unreachable', cause: new Error('The chain does not have the contest') };
    return compareActs({ state, unplaced, reading: lookup.reading });
  } catch (cause) {
    signal?.throwIfAborted();
    return { status: 'unreachable', cause };
  }
}

const REVOCATIONS: ReadonlySet<ActKind> = new Set([
  ...(['contestRevoked', 'evaluationWithdrawn', 'commitmentWithdrawn'] as const),
  ...(['entryWithdrawn', 'submissionWithdrawn'] as const),
]);

/** Identifies an act by its attestation, its time, and whether it revokes: a row of a scan says no more. */
const toKey = ({ uid, kind, time }: UnplacedAct) => `${uid} ${kind} ${time}`;
const keyOf = ({ uid, kind, time }: AccumulatedAct) =>
  toKey({ uid, time, kind: REVOCATIONS.has(kind) ? 'revoked' : 'attested' });

/** An act of a scan may be later than the endpoint's block and this device's clock by this much. */
const TOLERANCE_SECONDS = 120n;

type Comparison = {
  readonly state: ContestReplay;
  readonly unplaced: readonly UnplacedAct[];
  readonly reading: ActsReading;
  readonly nowSeconds?: bigint;
};

/** Compares a scan's reading with the chain's. */
export function compareActs({
  state,
  unplaced,
  reading,
  nowSeconds = getNowSeconds(),
}: Comparison): Exclude<ActsCheck, { status: 'unreachable' }> {
  const actual = reading.state.acts;
  if (state.acts.head === actual.head && unplaced.length === 0)
    return { status: 'agrees', isReordered: false, reading };
  const shown = new Set(state.acts.acts.map(keyOf));
  const known = new Set(actual.acts.map(keyOf));
  const submitted = new Set(reading.state.submissionActs.acts.map(keyOf));
  // The scan has what its rows did not explain in the order that was tried.
  const tried = new Set(unplaced.map(toKey));
  const unexplained = unplaced.filter((act) => !known.has(toKey(act)) && !submitted.has(toKey(act)));
  const foreign = [...state.acts.acts.filter((act) => !known.has(keyOf(act))), ...unexplained];
  const has = (key: string) => shown.has(key) || tried.has(key);
  const missing = actual.acts.filter((act) => !has(keyOf(act)));
  const { time } = reading.block;
  const later = foreign.filter((act) => act.time > time);
  const invented = later.filter((act) => act.time > max(time, nowSeconds) + TOLERANCE_SECONDS);
  if (later.length < foreign.length) {
    const within = foreign.filter((act) => act.time <= time);
    return { status: 'altered', uids: toUids([...within, ...invented]), reading };
  }
  const lastShown = actual.acts.findLast((act) => has(keyOf(act)))?.n ?? 0;
  // A later act comes after all that are missing. If it has the UID of one, its time was altered.
  const moved = new Set(toUids(later));
  const omitted = missing.filter(({ uid }) => !moved.has(uid));
  const isLeftOut = later.length > 0 || omitted.some(({ n }) => n <= lastShown);
  if (isLeftOut && omitted.length > 0) return { status: 'left-out', uids: toUids(omitted), reading };
  // A later act may be real, but not one that the scan's own acts rule out.
  const impossible = [...invented, ...unexplained];
  if (impossible.length > 0) return { status: 'altered', uids: toUids(impossible), reading };
  if (later.length > 0) return { status: 'ahead', uids: toUids(later), reading };
  if (missing.length === 0) return { status: 'agrees', isReordered: true, reading };
  return { status: 'behind', uids: toUids(missing), reading };
}

const toUids = (acts: readonly { readonly uid: Hex }[]): readonly Hex[] => [
  ...new Set(acts.map(({ uid }) => uid)),
];
