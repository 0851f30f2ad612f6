import { type Address, type Hex, zeroAddress, zeroHash } from 'viem';
import type { Attestation } from '../base/attestation.ts';
import { encodeActData } from '../contest/encode.ts';
import type { Refusal } from '../contest/refusals.ts';
import { NOTE_SCHEMA_UID, SCHEMAS, type SchemaName } from '../contest/schemas.ts';
import { type ContestReplay, openReplay, type Protocol } from './contestReplay.ts';
import { decodeNote } from './notes.ts';
import type { PlannedAct } from './plannedAct.ts';

/** Why an act would be refused: the errors of the resolver, and those of EAS that an act can meet. */
export type ActRefusal = Refusal | 'AccessDenied' | 'AlreadyRevoked';

/** The account that acts, null if it is not known yet, and the time in seconds. */
export type Acting = { readonly from: Address | null; readonly time: bigint };

/** No attestation has it. */
const UNUSED_UID: Hex = `0x${'f'.repeat(64)}`;

function makeRow(
  { schemas }: Protocol,
  { name, data, contest, attester, time }: Row & { readonly attester: Address; readonly time: bigint },
): Attestation {
  return {
    ...{ uid: UNUSED_UID, schema: schemas[name], recipient: zeroAddress, attester, time },
    ...{ expirationTime: 0n, revocationTime: 0n, revocable: SCHEMAS[name].revocable },
    ...{ refUID: contest, data, isOffchain: false },
  };
}
type Row = { readonly name: SchemaName; readonly data: Hex; readonly contest: Hex };

/**
 * Why the resolver would refuse to start a contest; null if it would not.
 *
 * @example
 * ```ts
 * import { findStartRefusal } from '@org/contests';
 *
 * const refusal = findStartRefusal(protocol, data, { from: account, time: 1_800_000_000n });
 * if (refusal) console.log(refusal); // 'WrongTimes', …
 * ```
 */
export function findStartRefusal(protocol: Protocol, data: Hex, { from, time }: Acting): ActRefusal | null {
  const attester = from ?? zeroAddress;
  const row = makeRow(protocol, { name: 'contest', data, contest: zeroHash, attester, time });
  const opened = openReplay(protocol, row);
  return opened.ok ? null : opened.reason;
}

/**
 * Why the resolver or EAS would refuse an act; null if they would not. If nobody is named, the act is checked for each
 * account that could be the one, and is refused if it is for all of them. An accepted act changes the state: pass a copy
 * (`state.clone()`) to keep it.
 *
 * @example
 * ```ts
 * import { findRefusal } from '@org/contests';
 * import { encodeAct } from '@org/contests/write';
 *
 * const act = encodeAct({ kind: 'disqualify', entry: 3, reason: 'Copied.' });
 * const time = BigInt(Math.floor(Date.now() / 1000));
 * const refusal = findRefusal(state.clone(), act, { from: account, time });
 * if (refusal) console.log(refusal); // 'OutsideWindow', 'NotOrganizer', …
 * ```
 */
export function findRefusal(
  state: ContestReplay,
  act: PlannedAct,
  { from, time }: Acting,
): ActRefusal | null {
  if (act.kind === 'revoke') {
    const { attestation } = act;
    if (from !== null && from !== attestation.attester) return 'AccessDenied';
    if (attestation.revocationTime !== 0n) return 'AlreadyRevoked';
    if (!attestation.revocable) return 'Irrevocable';
    if (attestation.schema === NOTE_SCHEMA_UID) return null;
    return state.revoke({ ...attestation, revocationTime: time });
  }
  const { name, data } = act;
  if (name === 'note') return findNoteRefusal(state, data, from);
  const contest = state.attestation.uid;
  let first: ActRefusal | null = null;
  for (const attester of from === null ? listActors(state, name) : [from]) {
    const refusal = state.attest(makeRow(state.protocol, { name, data, contest, attester, time }));
    if (refusal === null) return null;
    first ??= refusal;
  }
  return first;
}

/** Why readers would ignore a note; null if they would not. EAS itself accepts any. */
function findNoteRefusal(state: ContestReplay, data: Hex, from: Address | null): ActRefusal | null {
  const note = decodeNote(data);
  if (!note.ok) return note.reason;
  if (from !== null && from !== state.attestation.attester) return 'NotOrganizer';
  const { about } = note.value;
  if (typeof about === 'number') return about <= state.entries.length ? null : 'UnknownEntry';
  return about === null || state.submissions.has(about) ? null : 'UnknownSubmission';
}

/** The acts that only the organizer makes. */
const ORGANIZER_ACTS: ReadonlySet<SchemaName> = new Set([
  ...(['admit', 'list', 'judges', 'disqualify', 'postpone'] as const),
]);

/** The accounts that could make an act, at least one. */
function listActors(state: ContestReplay, name: SchemaName): readonly Address[] {
  if (ORGANIZER_ACTS.has(name)) return [state.attestation.attester];
  if (name === 'entry') return [zeroAddress, ...[...state.submissions.values()].map((each) => each.entrant)];
  const isByJudge = name === 'evaluation' || name === 'commit' || name === 'recusal';
  return isByJudge && state.judges.size > 0 ? [...state.judges] : [zeroAddress];
}

/**
 * The attestation of a contest that its maker can withdraw, by its UID: the contest itself, a review, or a submission, whose
 * data and time are not those of the chain. Undefined if the contest has none.
 *
 * @example
 * ```ts
 * import { findRevocable } from '@org/contests';
 * import { perform } from '@org/contests/write';
 *
 * const attestation = findRevocable(state, uid);
 * if (attestation) {
 *   const act = { kind: 'act', contest, act: { kind: 'withdraw', attestation } } as const;
 *   await perform({ client, config, walletClient, account, act });
 * }
 * ```
 */
export function findRevocable(state: ContestReplay, uid: Hex): Attestation | undefined {
  const { attestation, protocol, submissions, reviews } = state;
  if (uid === attestation.uid) return attestation;
  const submission = submissions.get(uid);
  if (!submission) return reviews.find((review) => review.attestation.uid === uid)?.attestation;
  const { contentHash, uri, entrant: attester, status } = submission;
  const data = encodeActData('entry', { contentHash, uri, replaces: null });
  const row = makeRow(protocol, { name: 'entry', data, contest: attestation.uid, attester, time: 0n });
  return { ...row, uid, revocationTime: status === 'withdrawn' ? 1n : 0n };
}
