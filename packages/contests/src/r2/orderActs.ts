import type { Hex } from 'viem';
import { type Attestation, normalizeAttestation } from '../attestation/attestation.ts';
import { type ContestStateR2, type GenerationR2, openContestR2 } from './contestState.ts';
import type { RefusalR2 } from './refusals.ts';

/** One thing that happened to an attestation. */
type Happening = { readonly attestation: Attestation; readonly isRevocation: boolean; readonly time: bigint };

/** What the rows say that no order of theirs explains: that an attestation was made, or that it was revoked. */
export type UnplacedAct = {
  readonly uid: Hex;
  readonly kind: 'attested' | 'revoked';
  readonly time: bigint;
};

/** A contest read from rows without an order, and what no order of the rows explains. */
export type OrderedActs = { readonly state: ContestStateR2; readonly unplaced: readonly UnplacedAct[] };

/**
 * Replays rows of a scan, which knows the time of an act but not its number. Within a second it takes any order in which
 * the resolver would have accepted them, so the state's `acts.head` need not be the chain's: the order is not confirmed.
 * Acts that the resolver would have refused in any order are `unplaced`: then the scan has left something out, or added
 * something. So are acts of a second in which more orders are possible than are tried. Never throws.
 *
 * @param input.rows attestations that refer to the contest, in any order; UIDs are checked before
 * @example
 * ```ts
 * import { orderActs } from '@org/contests/r2';
 *
 * const ordered = orderActs({ generation, contest: row, rows });
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
  const seconds = groupBySecond(state, input.rows);
  const unplaced = seconds.flatMap((second) => place(state, second));
  return { ok: true, value: { state, unplaced: unplaced.map(toUnplaced) } };
}

/** Far more retries per act than an honest second needs. */
const MAX_RETRIES = 8;

/** Refusals that another act of the same second can lift. */
const LIFTABLE: ReadonlySet<RefusalR2> = new Set([
  ...(['NotJudge', 'AlreadyJudge', 'TooManyJudges', 'UnknownSubmission', 'UnknownEntry'] as const),
  ...(['NotInForce', 'NotCommitted', 'WrongNumber', 'WrongTimes'] as const),
]);

/** Applies what happened within a second. After each act those that wait are tried again, in their order. */
function place(state: ContestStateR2, second: readonly Happening[]): readonly Happening[] {
  const refused: Happening[] = [];
  const waiting: Happening[] = [];
  let retries = MAX_RETRIES * second.length;
  const retry = () => {
    for (let at = 0; at < waiting.length && retries > 0; retries--) {
      const happening = waiting[at];
      if (happening && apply(state, happening) !== null) at += 1;
      else {
        waiting.splice(at, 1);
        at = 0;
      }
    }
  };
  for (const happening of second) {
    const refusal = apply(state, happening);
    if (refusal === null) retry();
    else (LIFTABLE.has(refusal) ? waiting : refused).push(happening);
  }
  return [...refused, ...waiting];
}

function apply(state: ContestStateR2, { attestation, isRevocation }: Happening): RefusalR2 | null {
  return isRevocation ? state.revoke(attestation) : state.attest(attestation);
}

const toUnplaced = ({ attestation, isRevocation, time }: Happening): UnplacedAct => ({
  uid: attestation.uid,
  kind: isRevocation ? 'revoked' : 'attested',
  time,
});

/**
 * What is tried first within a second, again after each act: what a later act of the same person would prevent, then what
 * permits other acts; what ends something last.
 */
const PLACES: readonly string[] = [
  ...['revoke evaluation', 'revoke commit', 'postpone', 'judges', 'list', 'admit', 'entry', 'revoke entry'],
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
  const places = new Map(happenings.map((happening) => [happening, getPlace(happening)]));
  happenings.sort((a, b) => {
    if (a.time !== b.time) return a.time < b.time ? -1 : 1;
    const difference = (places.get(a) ?? 0) - (places.get(b) ?? 0);
    return difference || (a.attestation.uid < b.attestation.uid ? -1 : 1);
  });
  const groups: Happening[][] = [];
  for (const happening of happenings) {
    const last = groups.at(-1);
    if (last?.[0]?.time === happening.time) last.push(happening);
    else groups.push([happening]);
  }
  return groups;
}
