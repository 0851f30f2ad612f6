import type { Hex } from 'viem';
import { type Attestation, normalizeAttestation } from '../base/attestation.ts';
import { decodeActData } from '../contest/decode.ts';
import type { Refusal } from '../contest/refusals.ts';
import { getCommitment } from './accumulator.ts';
import { type ContestReplay, openReplay, type Protocol } from './contestReplay.ts';
import { type Happening, sortSecond } from './sortSecond.ts';

/** An act that fits no valid order: that an attestation was made, or that it was revoked. */
export type UnplacedAct = {
  readonly uid: Hex;
  readonly kind: 'attested' | 'revoked';
  readonly time: bigint;
};

/** A contest read from rows without an order, and the acts that fit no valid order. */
export type OrderedActs = { readonly state: ContestReplay; readonly unplaced: readonly UnplacedAct[] };

/** The contest's attestation and the rows about it. */
export type OrderInput = {
  readonly protocol: Protocol;
  readonly contest: Attestation;
  readonly rows: readonly Attestation[];
};

/** The acts in an order, or the resolver's error if it would have refused the contest itself. */
export type OrderAnswer =
  | { readonly ok: true; readonly value: OrderedActs }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Replays rows of a scan, which knows the time of an act but not its number. Within a second it searches for an order in
 * which the resolver would have accepted all acts, so the state's `acts.head` need not be the chain's: the order is not
 * confirmed. The search is bounded; acts that fit no order that it tried are `unplaced`: then the scan has usually left
 * something out, or added something. Never throws.
 *
 * @param input.rows attestations that refer to the contest, in any order; UIDs are checked before
 * @example
 * ```ts
 * import { orderActs } from '@org/contests';
 *
 * const ordered = orderActs({ protocol, contest: row, rows });
 * if (ordered.ok) console.log(ordered.value.unplaced);
 * ```
 * @see docs/protocol/contests.md, section Reading
 */
export function orderActs(input: OrderInput): OrderAnswer {
  const opened = openReplay(input.protocol, input.contest);
  if (!opened.ok) return { ok: false, refusal: opened.reason };
  const contest = opened.value;
  // `contest` stays as it began.
  let state = contest.clone();
  const placed: Happening[] = [];
  const unplaced: Happening[] = [];
  const budget = { effort: MAX_EFFORT };
  for (const second of groupBySecond(contest, input.rows)) {
    const order = sortSecond(state, second);
    let best = tryOrder(state, order);
    if (best.unplaced.length > 0 && second.length > 1 && budget.effort > placed.length) {
      budget.effort -= placed.length;
      best = search(tryOrder(contest.clone(), placed).state, { order, first: best, budget });
    }
    state = best.state;
    placed.push(...best.placed);
    unplaced.push(...best.unplaced);
  }
  return { ok: true, value: { state, unplaced: unplaced.map(toUnplaced) } };
}

/** Far more retries per act than an honest second needs. */
const MAX_RETRIES = 8;

/** Orders that are tried for one second. */
const MAX_ORDERS = 24;

/** The acts that all further searches of a contest together may apply: a few seconds of work. */
const MAX_EFFORT = 100_000;

/** Refusals that another act of the same second can lift. */
const LIFTABLE: ReadonlySet<Refusal> = new Set([
  ...(['NotJudge', 'AlreadyJudge', 'TooManyJudges', 'UnknownSubmission', 'UnknownEntry'] as const),
  ...(['NotInForce', 'NotCommitted', 'WrongNumber', 'WrongTimes'] as const),
]);

type Placed = {
  readonly state: ContestReplay;
  readonly placed: readonly Happening[];
  readonly unplaced: readonly Happening[];
};

/**
 * Searches for a better order of a second whose first order left acts out: they come first in the next one. Returns the order
 * that leaves out the fewest.
 *
 * @param before the state before the second
 */
function search(
  before: ContestReplay,
  {
    order: start,
    first,
    budget,
  }: {
    readonly order: readonly Happening[];
    readonly first: Placed;
    readonly budget: { effort: number };
  },
): Placed {
  let best = first;
  let order = start;
  let { unplaced } = first;
  for (let tried = 1; unplaced.length > 0 && tried < MAX_ORDERS && budget.effort > 0; tried += 1) {
    budget.effort -= order.length * MAX_RETRIES + Math.ceil(before.size / 10);
    order = reorder(order, unplaced);
    const next = tryOrder(before.clone(), order);
    if (next.unplaced.length < best.unplaced.length) best = next;
    unplaced = next.unplaced;
  }
  return best;
}

/** Puts acts that were left out first, and last what ends a submission that they admit. */
function reorder(order: readonly Happening[], unplaced: readonly Happening[]): readonly Happening[] {
  const first = new Set(unplaced);
  const admitted = new Set(unplaced.flatMap(listAdmitted));
  const getRank = (happening: Happening): number => {
    if (first.has(happening)) return 0;
    return admitted.has(findEnded(happening) ?? '0x') ? 2 : 1;
  };
  return order.toSorted((a, b) => getRank(a) - getRank(b));
}

function listAdmitted({ name, attestation }: Happening): readonly Hex[] {
  const admit = name === 'admit' ? decodeActData('admit', attestation.data) : null;
  return admit?.ok ? admit.value.submissions : [];
}

/** The submission that an edit or a withdrawal ends. */
function findEnded({ name, attestation, isRevocation }: Happening): Hex | null {
  if (name !== 'entry') return null;
  if (isRevocation) return attestation.uid;
  const entry = decodeActData('entry', attestation.data);
  return entry.ok ? entry.value.replaces : null;
}

/** Applies acts in an order. After each act those that wait are tried again, in their order. */
function tryOrder(state: ContestReplay, order: readonly Happening[]): Placed {
  const placed: Happening[] = [];
  const refused: Happening[] = [];
  let waiting: Happening[] = [];
  let retries = MAX_RETRIES * order.length;
  const retry = () => {
    for (let isChanged = true; isChanged && waiting.length > 0 && retries > 0; ) {
      const before = waiting;
      waiting = before.filter((happening) => {
        retries -= 1;
        if (retries < 0 || apply(state, happening) !== null) return true;
        placed.push(happening);
        return false;
      });
      isChanged = waiting.length < before.length;
    }
  };
  for (const happening of order) {
    const refusal = apply(state, happening);
    if (refusal === null) {
      placed.push(happening);
      retry();
    } else (LIFTABLE.has(refusal) ? waiting : refused).push(happening);
  }
  return { state, placed, unplaced: [...refused, ...waiting] };
}

function apply(state: ContestReplay, { attestation, isRevocation }: Happening): Refusal | null {
  return isRevocation ? state.revoke(attestation) : state.attest(attestation);
}

const toUnplaced = ({ attestation, isRevocation, time }: Happening): UnplacedAct => ({
  uid: attestation.uid,
  kind: isRevocation ? 'revoked' : 'attested',
  time,
});

/**
 * The order in which the acts of a second are tried first, as far as they do not depend on each other: withdrawals of reviews,
 * acts that permit others, reviews, and acts that end something.
 */
const PLACES: readonly string[] = [
  ...['revoke evaluation', 'revoke commit', 'postpone', 'judges', 'list', 'admit', 'entry', 'commit'],
  ...['evaluation', 'reveal', 'recusal', 'disqualify', 'remove judges', 'revoke entry', 'revoke contest'],
];

/** The happenings of each second, in the order that is tried first. */
function groupBySecond(state: ContestReplay, rows: readonly Attestation[]): readonly Happening[][] {
  const unique = new Map(rows.map(normalizeAttestation).map((row) => [row.uid, row]));
  unique.delete(state.attestation.uid);
  const happenings = [...unique.values(), state.attestation].flatMap((attestation): Happening[] => {
    const name = state.findSchema(attestation.schema);
    const { time, revocationTime } = attestation;
    return [
      ...(attestation === state.attestation ? [] : [{ attestation, name, isRevocation: false, time }]),
      ...(revocationTime === 0n ? [] : [{ attestation, name, isRevocation: true, time: revocationTime }]),
    ];
  });
  const opened = findOpened(state, happenings);
  const places = new Map(happenings.map((happening) => [happening, getPlace(happening)]));
  // A review that is withdrawn or revealed in a later second was still in force, so it is its judge's last one of the second.
  const isLast = ({ attestation: { uid, time, revocationTime }, isRevocation }: Happening) =>
    !isRevocation && (revocationTime > time || opened.has(uid));
  const order = (a: Happening, b: Happening): number => {
    if (a.time !== b.time) return a.time < b.time ? -1 : 1;
    const place = (places.get(a) ?? 0) - (places.get(b) ?? 0);
    const difference = place || Number(isLast(a)) - Number(isLast(b));
    return difference || (a.attestation.uid < b.attestation.uid ? -1 : 1);
  };
  happenings.sort(order);
  const groups: Happening[][] = [];
  for (const happening of happenings) {
    const last = groups.at(-1);
    if (last?.[0]?.time === happening.time) last.push(happening);
    else groups.push([happening]);
  }
  return groups;
}

function getPlace({ name, attestation, isRevocation }: Happening): number {
  if (isRevocation) return PLACES.indexOf(`revoke ${name}`);
  const change = name === 'judges' ? decodeActData('judges', attestation.data) : null;
  return PLACES.indexOf(change?.ok && !change.value.listed ? 'remove judges' : `${name}`);
}

/** The UIDs of the commitments that a reveal opens. */
function findOpened(state: ContestReplay, happenings: readonly Happening[]): ReadonlySet<Hex> {
  const reveals = happenings.flatMap(({ name, attestation }) => {
    const reveal = name === 'reveal' ? decodeActData('reveal', attestation.data) : null;
    return reveal?.ok ? getCommitment(state, { ...reveal.value, contest: state.attestation.uid }) : [];
  });
  const opened = new Set(reveals);
  const commits = happenings.filter(({ name, attestation }) => {
    const commit = name === 'commit' && opened.size > 0 ? decodeActData('commit', attestation.data) : null;
    return commit?.ok && opened.has(commit.value.commitment);
  });
  return new Set(commits.map(({ attestation }) => attestation.uid));
}
