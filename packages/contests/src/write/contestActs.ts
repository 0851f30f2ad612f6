import type { Hex } from 'viem';
import { encodeNote } from '../acts/encodeNote.ts';
import { decodeNote, type NoteValues } from '../acts/notes.ts';
import { getSchemaUid, isRevocable, type PlannedAct } from '../acts/plannedAct.ts';
import { checksumAddress } from '../base/address.ts';
import type { Attestation } from '../base/attestation.ts';
import { lowerCase } from '../base/hex.ts';
import type { Contest, ContestTerms } from '../contest/contest.ts';
import { type ActValues, decodeActData } from '../contest/decode.ts';
import { encodeActData } from '../contest/encode.ts';
import type { SchemaName } from '../contest/schemas.ts';
import { getSchemas } from './buildAttestations.ts';
import {
  type AttestationRequest,
  createMismatch,
  encodeAttestCall,
  encodeRevokeCall,
  type RevocationRequest,
} from './easCalls.ts';
import { WriteError } from './errors.ts';

/**
 * An act in a contest. `enter` submits an entry, or edits one that it `replaces`; `admit` and `list` give the next numbers,
 * `first` being the number of entries plus one; `judges` adds or removes; `withdraw` revokes the account's own submission, review
 * or note, or the organizer's contest.
 */
export type ContestAct =
  | ({ readonly kind: 'enter' } & ActValues['entry'])
  | ({ readonly kind: 'admit' } & ActValues['admit'])
  | ({ readonly kind: 'list' } & ActValues['list'])
  | ({ readonly kind: 'judges' } & ActValues['judges'])
  | ({ readonly kind: 'disqualify' } & ActValues['disqualify'])
  | ({ readonly kind: 'postpone' } & ActValues['postpone'])
  | ({ readonly kind: 'recuse' } & ActValues['recusal'])
  | { readonly kind: 'note'; readonly note: NoteValues }
  | { readonly kind: 'withdraw'; readonly attestation: Pick<Attestation, 'uid' | 'schema'> };

/** The kinds of acts. */
export type ContestActKind = ContestAct['kind'];

/** An act and its contest. */
export type ActPlace = {
  readonly contest: Pick<Contest, 'chainId' | 'uid' | 'schemaUid'> & {
    readonly terms: Pick<ContestTerms, 'resolver'>;
  };
  readonly act: ContestAct;
};

type Made = Exclude<ContestAct, { kind: 'withdraw' }>;

/** The attestation that each act makes. Addresses and UIDs get the form in which they are decoded. */
const ENCODERS: {
  readonly [Kind in Made['kind']]: (
    act: Extract<Made, { kind: Kind }>,
  ) => Extract<PlannedAct, { kind: 'attest' }>;
} = {
  enter: ({ contentHash, uri, replaces }) =>
    encode('entry', {
      ...{ contentHash: lowerCase(contentHash), uri, replaces: replaces && lowerCase(replaces) },
    }),
  admit: ({ first, submissions }) => encode('admit', { first, submissions: submissions.map(lowerCase) }),
  list: ({ first, uri, contentHash, entries }) =>
    encode('list', { first, uri, contentHash: lowerCase(contentHash), entries: entries.map(lowerCase) }),
  judges: ({ judges, listed }) => encode('judges', { judges: judges.map(checksumAddress), listed }),
  disqualify: ({ entry, reason }) => encode('disqualify', { entry, reason }),
  postpone: ({ submissionsUntil, opensAt, closesAt, revealUntil, reason }) =>
    encode('postpone', { submissionsUntil, opensAt, closesAt, revealUntil, reason }),
  recuse: ({ entry }) => encode('recusal', { entry }),
  note: ({ note: { about, kind, text } }) => {
    const values = { about: typeof about === 'string' ? lowerCase(about) : about, kind, text };
    const data = encodeNote(values);
    assertSame(values, decodeNote(data));
    return { kind: 'attest', name: 'note', data };
  },
};

function encode<Name extends Exclude<SchemaName, 'reveal'>>(
  name: Name,
  values: Parameters<typeof encodeActData<Name>>[1],
): Extract<PlannedAct, { kind: 'attest' }> {
  const data = encodeActData(name, values);
  assertSame(values, decodeActData(name, data));
  return { kind: 'attest', name, data };
}

/** Refuses what no contest accepts, and compares the rest with what a reader will find. */
function assertSame(
  values: unknown,
  read: ReturnType<typeof decodeNote> | ReturnType<typeof decodeActData>,
): void {
  if (!read.ok)
    throw new WriteError({ code: 'reverted', revert: read.reason, detail: `It is refused: ${read.reason}.` });
  if (toText(read.value) !== toText(values)) throw createMismatch();
}

const toText = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part));

/**
 * Encodes an act and decodes it again to compare. `findRefusal` of `@org/contests` says whether a contest accepts it.
 *
 * @throws {WriteError} `reverted` with the resolver's error as `revert` for what no contest accepts; `calldata-mismatch`
 * @example
 * ```ts
 * import { encodeAct } from '@org/contests/write';
 * const act = encodeAct({ kind: 'judges', judges: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'], listed: true });
 * ```
 */
export function encodeAct(act: Made): Extract<PlannedAct, { kind: 'attest' }> {
  const encodeIt = ENCODERS[act.kind] as (act: Made) => Extract<PlannedAct, { kind: 'attest' }>;
  try {
    return encodeIt(act);
  } catch (cause) {
    if (cause instanceof WriteError) throw cause;
    // viem refuses values that do not fit their type.
    throw new WriteError({ code: 'invalid-input', detail: 'The act has a value out of range.', cause });
  }
}

/** An act's request to EAS, with its calldata. */
export type BuiltAct = { readonly calldata: Hex } & (
  | { readonly kind: 'attest'; readonly request: AttestationRequest }
  | { readonly kind: 'revoke'; readonly request: RevocationRequest }
);

/**
 * Builds an act in a contest: what it asks of EAS, and the calldata.
 *
 * @throws {WriteError} as `encodeAct`; `unsupported` if the contest's resolver is unknown
 * @example
 * ```ts
 * import { buildAct } from '@org/contests/write';
 *
 * const first = state.entries.length + 1;
 * const { calldata } = buildAct({ contest, act: { kind: 'admit', first, submissions: [uid] } });
 * const transaction = { to: baseSepolia.eas.contract, data: calldata };
 * ```
 */
export function buildAct({ contest, act }: ActPlace): BuiltAct {
  if (act.kind === 'withdraw') {
    const { uid, schema: schemaUid } = act.attestation;
    const request = { uid, schemaUid };
    return { kind: 'revoke', request, calldata: encodeRevokeCall(request) };
  }
  const { name, data } = encodeAct(act);
  const schemaUid = getSchemaUid(getSchemas(contest), name);
  const request = { schemaUid, data, refUid: contest.uid, revocable: isRevocable(name) };
  return { kind: 'attest', request, calldata: encodeAttestCall(request) };
}
