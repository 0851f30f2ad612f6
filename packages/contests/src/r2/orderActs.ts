import type { Hex } from 'viem';
import { type Attestation, normalizeAttestation } from '../attestation/attestation.ts';
import { type ContestStateR2, type GenerationR2, openContestR2 } from './contestState.ts';
import type { RefusalR2 } from './refusals.ts';

/** One thing that happened to an attestation. */
type Happening = { readonly attestation: Attestation; readonly isRevocation: boolean; readonly time: bigint };

/** A contest read from rows without an order, and the rows that no order of theirs explains. */
export type OrderedActs = { readonly state: ContestStateR2; readonly unplaced: readonly Hex[] };

/**
 * Replays rows of a scan, which knows the time of an act but not its number. Within a second it takes any order in which
 * the resolver would have accepted them, so the state's `acts.head` need not be the chain's: the order is not confirmed.
 * Rows that the resolver would have refused in any order are `unplaced`: then the scan has left something out, or added
 * something. Never throws.
 *
 * @param input.rows attestations that refer to the contest, in any order; UIDs are checked before
 * @example
 * ```ts
 * import { orderActs } from '@org/contests/r2';
 *
 * const ordered = orderActs({ generation, contest, rows });
 * if (ordered.ok) console.log(ordered.value.unplaced);
 * ```
 */
export function orderActs(input: {
  readonly generation: GenerationR2;
  readonly contest: Attestation;
  readonly rows: readonly Attestation[];
}): { readonly ok: true; readonly value: OrderedActs } | { readonly ok: false; readonly refusal: RefusalR2 } {
  const opened = openContestR2(input.generation, input.contest);
  if (!opened.ok) return { ok: false, refusal: opened.reason };
  const state = opened.value;
  const unplaced: Hex[] = [];
  for (const second of groupBySecond(state, input.rows)) {
    const waiting = [...second];
    for (;;) {
      const next = waiting.findIndex((happening) => apply(state, happening) === null);
      if (next === -1) break;
      waiting.splice(next, 1);
    }
    unplaced.push(...waiting.map(({ attestation }) => attestation.uid));
  }
  return { ok: true, value: { state, unplaced } };
}

function apply(state: ContestStateR2, { attestation, isRevocation }: Happening): RefusalR2 | null {
  return isRevocation ? state.revoke(attestation) : state.attest(attestation);
}

/**
 * What is tried first within a second, again after each act: what a later act of the same person would prevent, then what
 * permits other acts; what ends something last.
 */
const PLACES: readonly string[] = [
  ...['revoke evaluation', 'revoke commit', 'judge', 'admit', 'entry', 'revoke entry'],
  ...['commit', 'evaluation', 'reveal', 'recusal', 'disqualify', 'revoke contest'],
];

/** What happened, by second, in the order that is tried. */
function groupBySecond(state: ContestStateR2, rows: readonly Attestation[]): readonly Happening[][] {
  const unique = new Map(rows.map(normalizeAttestation).map((row) => [row.uid, row]));
  unique.delete(state.attestation.uid);
  const happenings = [...unique.values(), state.attestation].flatMap((attestation): Happening[] => [
    ...(attestation === state.attestation
      ? []
      : [{ attestation, isRevocation: false, time: attestation.time }]),
    ...(attestation.revocationTime === 0n
      ? []
      : [{ attestation, isRevocation: true, time: attestation.revocationTime }]),
  ]);
  const getPlace = ({ isRevocation, attestation }: Happening) =>
    PLACES.indexOf(`${isRevocation ? 'revoke ' : ''}${state.findSchema(attestation.schema)}`);
  happenings.sort((a, b) => {
    if (a.time !== b.time) return a.time < b.time ? -1 : 1;
    return getPlace(a) - getPlace(b) || (a.attestation.uid < b.attestation.uid ? -1 : 1);
  });
  const groups: Happening[][] = [];
  for (const happening of happenings) {
    const last = groups.at(-1);
    if (last?.[0]?.time === happening.time) last.push(happening);
    else groups.push([happening]);
  }
  return groups;
}
