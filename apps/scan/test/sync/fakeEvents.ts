import type { Hex } from 'viem';
import { numberToHex } from 'viem/utils';
import type { FakeEvent } from './createFakeChain.ts';

export const uidOf = (number: number): Hex => numberToHex(number, { size: 32 });
/** The one schema of the fake chain. */
export const schemaUid = uidOf(0xffff);

export const register: FakeEvent = { kind: 'registered', uid: schemaUid, schema: 'uint256 n' };
export const attest = (number: number): FakeEvent => ({
  kind: 'attested',
  uid: uidOf(number),
  schema: schemaUid,
});
export const revoke = (number: number): FakeEvent => ({ kind: 'revoked', uid: uidOf(number) });
