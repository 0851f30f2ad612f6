import { decodeFunctionData, type Hex, isAddressEqual, zeroHash } from 'viem';
import type { Protocol } from '../../acts/contestReplay.ts';
import { type ActSchemaName, getSchemaUid } from '../../acts/plannedAct.ts';
import { easAbi } from '../../chain/easAbi.ts';
import { NOTE_SCHEMA_UID } from '../../contest/schemas.ts';
import type { PendingCall } from '../../send/readPending.ts';

/** The schemas that an act attests under; a withdrawal revokes. */
const SCHEMAS = {
  start: ['contest'],
  enter: ['entry'],
  admit: ['admit'],
  list: ['list'],
  judge: ['judges'],
  disqualify: ['disqualify'],
  postpone: ['postpone'],
  review: ['evaluation', 'commit'],
  reveal: ['reveal'],
  recuse: ['recusal'],
  note: ['note'],
  withdraw: [],
} as const satisfies Record<string, readonly ActSchemaName[]>;

/** The commands that send something. */
export type ActName = keyof typeof SCHEMAS;

/**
 * Whether the command that the part names makes this call: to the EAS of the resolver, under a
 * schema of that act, and about this contest if the part is that of the present command.
 */
export function isActCall(
  { part, to, data, value }: PendingCall,
  present: { readonly protocol: Protocol | null; readonly part: string; readonly contest: Hex | null },
): boolean {
  const act = part.split(' ', 1)[0] ?? '';
  if (!isAct(act) || value !== 0n || !present.protocol) return false;
  const { eas, schemas } = present.protocol;
  if (!isAddressEqual(eas, to)) return false;
  const call = decode(data);
  if (call?.functionName === 'revoke')
    return act === 'withdraw' && [...Object.values(schemas), NOTE_SCHEMA_UID].includes(call.args[0].schema);
  if (call?.functionName !== 'attest') return false;
  const [{ schema, data: attestation }] = call.args;
  const isPresent = part !== present.part || attestation.refUID === (present.contest ?? zeroHash);
  const names: readonly ActSchemaName[] = SCHEMAS[act];
  return isPresent && names.some((name) => getSchemaUid(schemas, name) === schema);
}

const isAct = (word: string): word is ActName => Object.hasOwn(SCHEMAS, word);

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: easAbi, data });
  } catch {
    return undefined;
  }
}
