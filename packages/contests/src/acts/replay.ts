import type { Hex } from 'viem';
import { type Attestation, normalizeAttestation } from '../base/attestation.ts';
import { decodeActData } from '../contest/decode.ts';
import type { Refusal } from '../contest/refusals.ts';
import { type ContestReplay, openReplay, type Protocol } from './contestReplay.ts';

/** The acts that a contest's state follows from. Each has the attestation that it attested or revoked; UIDs are checked before. */
export type ContestActs = {
  readonly protocol: Protocol;
  readonly contest: Attestation;
  /** The attestation of each act, in the order of n. One that was attested and revoked occurs twice. */
  readonly acts: readonly Attestation[];
  /**
   * The log of submissions, in its order, as `acts`. Null if it is not known: then `submissions` of the state are only those
   * that were admitted, and `submissionActs` has no meaning.
   */
  readonly submissionActs?: readonly Attestation[] | null;
  /** Without the log: the attestations of the submissions that were admitted, in any order. */
  readonly submissions?: readonly Attestation[];
};

/**
 * Why acts are not those of a contest. `refused-contest`, `refused-act` and `refused-submission`: the resolver would have
 * refused it, with this error. `unknown-submission`: a submission that act n admits is missing. `wrong-order`: its time is
 * before that of the act before it. `not-an-act`: it cannot be number n of its log.
 */
export type ActFault = {
  readonly reason:
    | 'refused-contest'
    | 'refused-act'
    | 'refused-submission'
    | 'unknown-submission'
    | 'wrong-order'
    | 'not-an-act';
  /** The number in its log; 0 for the contest. */
  readonly n: number;
  readonly refusal?: Refusal;
};

/** The state that acts lead to, or why they are not those of the contest. */
export type ReplayAnswer =
  | { readonly ok: true; readonly value: ContestReplay }
  | { readonly ok: false; readonly fault: ActFault };

/**
 * Replays the acts of a contest: the protocol's rules as one pure function. The state's `acts.head` is the accumulator that the resolver
 * must have if these are its acts, in this order, and no others; the caller compares it with the chain's. Never throws,
 * whatever the attestations contain.
 *
 * @example
 * ```ts
 * import { replay } from '@org/contests';
 *
 * const replayed = replay({ protocol, contest: row, acts, submissions });
 * if (replayed.ok) console.log(replayed.value.acts.head, replayed.value.getSum(1));
 * else console.log(replayed.fault.reason, replayed.fault.n);
 * ```
 * @see docs/protocol/contests.md
 */
export function replay(input: ContestActs): ReplayAnswer {
  const opened = openReplay(input.protocol, input.contest);
  if (!opened.ok) return { ok: false, fault: { reason: 'refused-contest', n: 0, refusal: opened.reason } };
  const state = opened.value;
  const fault = applyActs(state, input);
  return fault ? { ok: false, fault } : { ok: true, value: state };
}

function applyActs(state: ContestReplay, input: ContestActs): ActFault | null {
  const seen = new Set<Hex>();
  const submissions = input.submissionActs
    ? createLog(state, input.submissionActs.map(normalizeAttestation))
    : createPool(state, input.submissions ?? []);
  let before = state.attestation.time;
  for (const [index, row] of input.acts.entries()) {
    const n = index + 1;
    const attestation = normalizeAttestation(row);
    const { uid } = attestation;
    const isRevocation = isRevoking(state, attestation, seen);
    if (seen.has(uid) && !isRevocation) return { reason: 'not-an-act', n };
    const early = submissions.prepare(attestation, { n, isRevocation });
    if (early) return early;
    const time = isRevocation ? attestation.revocationTime : attestation.time;
    if (time < before) return { reason: 'wrong-order', n };
    before = time;
    const refusal = isRevocation ? state.revoke(attestation) : state.attest(attestation);
    if (refusal) return { reason: 'refused-act', n, refusal };
    // A submission that replaces no admitted one is in the other log only.
    if (state.acts.acts.length !== n) return { reason: 'not-an-act', n };
    submissions.finish(attestation);
    seen.add(uid);
  }
  return submissions.end();
}

/** True if an act revokes its attestation: its schema and whether its UID occurred before determine that. */
function isRevoking(state: ContestReplay, { uid, schema }: Attestation, seen: ReadonlySet<Hex>): boolean {
  switch (state.findSchema(schema)) {
    case 'contest':
      return true;
    case 'entry':
      return state.submissions.get(uid)?.status === 'admitted';
    case 'evaluation':
    case 'commit':
      return seen.has(uid);
    default:
      return false;
  }
}

type Act = { readonly n: number; readonly isRevocation: boolean };

/** Applies the submissions of a contest while its acts are replayed. */
type Submissions = {
  /** Applies the submissions that are before an act. */
  readonly prepare: (act: Attestation, as: Act) => ActFault | null;
  /** The act was also one of the log of submissions, if it is about one. */
  readonly finish: (act: Attestation) => void;
  readonly end: () => ActFault | null;
};

/** Submissions without their log: they are added when an act admits them. */
function createPool(state: ContestReplay, rows: readonly Attestation[]): Submissions {
  const known = new Map(rows.map(normalizeAttestation).map((row) => [row.uid, row]));
  return {
    prepare: (act, { n }) => {
      for (const uid of findAdmitted(state, act)) {
        const row = known.get(uid);
        if (state.submissions.has(uid)) continue;
        if (!row || state.findSchema(row.schema) !== 'entry' || row.time > act.time)
          return { reason: 'unknown-submission', n };
        const refusal = state.introduce(row);
        if (refusal) return { reason: 'refused-submission', n, refusal };
      }
      return null;
    },
    finish: () => {},
    end: () => null,
  };
}

/**
 * The log of submissions beside the acts. Times do not order the two logs within a second, but each act needs only those
 * submissions before it that it is about, and an edit or withdrawal of an admitted entry is in both logs at once.
 */
function createLog(state: ContestReplay, log: readonly Attestation[]): Submissions {
  let next = 0;
  let before = state.attestation.time;
  const apply = (): ActFault | null => {
    const row = log[next];
    if (!row) return null;
    const acts = state.acts.acts.length;
    const isRevocation = state.submissions.has(row.uid);
    const time = isRevocation ? row.revocationTime : row.time;
    next += 1;
    if (time < before) return { reason: 'wrong-order', n: next };
    before = time;
    if (state.findSchema(row.schema) !== 'entry') return { reason: 'not-an-act', n: next };
    if (isRevocation && state.submissions.get(row.uid)?.status === 'withdrawn')
      return { reason: 'not-an-act', n: next };
    const refusal = isRevocation ? state.revoke(row) : state.attest(row);
    if (refusal) return { reason: 'refused-submission', n: next, refusal };
    return state.acts.acts.length === acts ? null : { reason: 'not-an-act', n: next };
  };
  const applyWhile = (isBefore: () => boolean): ActFault | null => {
    while (next < log.length && isBefore()) {
      const fault = apply();
      if (fault) return fault;
    }
    return null;
  };
  return {
    prepare: (act, { n, isRevocation }) => {
      const schema = state.findSchema(act.schema);
      if (schema === 'contest') return applyWhile(() => true);
      if (schema === 'entry') {
        const fault = applyWhile(() => log[next]?.uid !== act.uid);
        if (fault) return fault;
        if (next === log.length) return { reason: 'unknown-submission', n };
        before = isRevocation ? act.revocationTime : act.time;
        return null;
      }
      const admitted = findAdmitted(state, act);
      return applyWhile(() => admitted.some((uid) => !state.submissions.has(uid)));
    },
    finish: ({ schema }) => {
      if (state.findSchema(schema) === 'entry') next += 1;
    },
    end: () => applyWhile(() => true),
  };
}

/** The submissions that an act admits; none if it is another act. Undecodable data is refused when the act is applied. */
function findAdmitted(state: ContestReplay, { schema, data }: Attestation): readonly Hex[] {
  if (state.findSchema(schema) !== 'admit') return [];
  const admit = decodeActData('admit', data);
  return admit.ok ? admit.value.submissions : [];
}
