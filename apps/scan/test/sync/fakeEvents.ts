import type { Hex } from 'viem';
import { numberToHex } from 'viem/utils';
import type { FakeEvent } from './createFakeChain.ts';

export function uidOf(number: number): Hex {
  return numberToHex(number, { size: 32 });
}
/** The one schema of the fake chain. */
export const schemaUid = uidOf(0xffff);

export const register: FakeEvent = { kind: 'registered', uid: schemaUid, schema: 'uint256 n' };
export function attest(number: number): FakeEvent {
  return {
    kind: 'attested',
    uid: uidOf(number),
    schema: schemaUid,
  };
}
export function revoke(number: number): FakeEvent {
  return { kind: 'revoked', uid: uidOf(number) };
}
