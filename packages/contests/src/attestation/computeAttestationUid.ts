import type { Hex } from 'viem';
import { writeHex } from '../abi/hex.ts';
import { keccak256 } from '../abi/keccak256.ts';
import type { Attestation } from './attestation.ts';

/** The fields that an attestation's UID is made of. */
export type AttestationUidFields = Pick<
  Attestation,
  'schema' | 'recipient' | 'attester' | 'time' | 'expirationTime' | 'revocable' | 'refUID' | 'data'
>;

const FIXED_BYTES = 32 + 20 + 20 + 8 + 8 + 1 + 32 + 4;

/**
 * UID of an attestation, computed from its fields as the EAS contract does.
 *
 * @param bump 0 unless the same block already held the same attestation: EAS then counts up.
 * @throws {TypeError} where a field is no whole bytes of hex, has another length than EAS gives it, or a time no uint64.
 * @example
 * ```ts
 * import { computeAttestationUid } from '@org/contests';
 *
 * const isGenuine = computeAttestationUid(attestation) === attestation.uid;
 * ```
 * @see https://github.com/ethereum-attestation-service/eas-contracts/blob/master/contracts/EAS.sol
 */
export function computeAttestationUid(fields: AttestationUidFields, bump = 0): Hex {
  return keccak256(packWithBump(packFields(fields), bump));
}

/** @internal Packs everything but the bump, which is left zero in the last four bytes. */
export function packFields(fields: AttestationUidFields): Uint8Array {
  const dataSize = (fields.data.length - 2) >> 1;
  const bytes = new Uint8Array(FIXED_BYTES + dataSize);
  const view = new DataView(bytes.buffer);
  let at = 0;
  // Each in its own room: half a byte, or one that belongs to the next field, would leave the hash as it was.
  const put = (hex: Hex, size: number) => {
    if (hex.length !== 2 + 2 * size || !writeHex(hex, bytes, at)) throw new TypeError('A field is no hex.');
    at += size;
  };
  const putTime = (time: bigint) => {
    view.setBigUint64(at, time);
    if (view.getBigUint64(at) !== time) throw new TypeError('A time is no uint64.');
    at += 8;
  };
  put(fields.schema, 32);
  put(fields.recipient, 20);
  put(fields.attester, 20);
  putTime(fields.time);
  putTime(fields.expirationTime);
  view.setUint8(at++, fields.revocable ? 1 : 0);
  put(fields.refUID, 32);
  put(fields.data, dataSize);
  return bytes;
}

/** @internal Writes the bump into packed fields, in place. */
export function packWithBump(packed: Uint8Array, bump: number): Uint8Array {
  new DataView(packed.buffer).setUint32(packed.length - 4, bump);
  return packed;
}
