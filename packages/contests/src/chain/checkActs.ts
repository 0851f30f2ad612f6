import type { Hex } from 'viem';
import type { AccumulatedAct, ActKind } from '../acts/accumulator.ts';
import type { ContestReplay } from '../acts/contestReplay.ts';
import type { UnplacedAct } from '../acts/orderActs.ts';
import type { ChainReadOptions } from './chainReader.ts';
import { type ActsReading, type ActsSource, createActsReader } from './createActsReader.ts';

/**
 * How a scan's reading of a contest compares with the resolver. `agrees`: the same acts; `isReordered` if the
 * scan's order within a second was another one, so use the chain's reading. `behind`: acts at the end are missing.
 * `left-out`: acts before its last one are missing. `altered`: it has acts that the chain does not have, or at another time.
 */
export type ActsCheck =
  | { readonly status: 'agrees'; readonly isReordered: boolean; readonly reading: ActsReading }
  | {
      readonly status: 'behind' | 'left-out' | 'altered';
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
    return compareActs(state, unplaced, lookup.reading);
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

/** Compares a scan's reading with the chain's. */
export function compareActs(
  state: ContestReplay,
  unplaced: readonly UnplacedAct[],
  reading: ActsReading,
): ActsCheck {
  const actual = reading.state.acts;
  if (state.acts.head === actual.head && unplaced.length === 0)
    return { status: 'agrees', isReordered: false, reading };
  const shown = new Set(state.acts.acts.map(keyOf));
  const known = new Set(actual.acts.map(keyOf));
  const submitted = new Set(reading.state.submissionActs.acts.map(keyOf));
  // The scan has what its rows did not explain in the order that was tried.
  const tried = new Set(unplaced.map(toKey));
  const added = state.acts.acts.filter((act) => !known.has(keyOf(act)));
  const forged = unplaced.filter((act) => !known.has(toKey(act)) && !submitted.has(toKey(act)));
  const foreign = [...new Set([...added, ...forged].map(({ uid }) => uid))];
  const missing = actual.acts.filter((act) => !shown.has(keyOf(act)) && !tried.has(keyOf(act)));
  // Several blocks of a chain can have one time.
  if (added.length > 0 && forged.length === 0 && added.every(({ time }) => time >= reading.block.time))
    return { status: 'unreachable', cause: new Error('The endpoint lags behind the scan') };
  if (foreign.length > 0) return { status: 'altered', uids: foreign, reading };
  if (missing.length === 0) return { status: 'agrees', isReordered: true, reading };
  const lastShown = actual.acts.findLast((act) => shown.has(keyOf(act)))?.n ?? 0;
  const uids = missing.map(({ uid }) => uid);
  return { status: missing.every(({ n }) => n > lastShown) ? 'behind' : 'left-out', uids, reading };
}
