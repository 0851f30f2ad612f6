import type { Hex } from 'viem';
import { keccak256 } from 'viem/utils';
import { writeHex } from '../abi/hex.ts';
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
 * @throws {TypeError} where a field is no whole bytes of hex.
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
  const bytes = new Uint8Array(FIXED_BYTES + ((fields.data.length - 2) >> 1));
  const view = new DataView(bytes.buffer);
  let at = 0;
  const put = (hex: Hex) => {
    if (!writeHex(hex, bytes, at)) throw new TypeError('A field of the attestation is no hex.');
    at += (hex.length - 2) >> 1;
  };
  put(fields.schema);
  put(fields.recipient);
  put(fields.attester);
  view.setBigUint64(at, fields.time);
  view.setBigUint64(at + 8, fields.expirationTime);
  view.setUint8(at + 16, fields.revocable ? 1 : 0);
  at += 17;
  put(fields.refUID);
  put(fields.data);
  return bytes;
}

/** @internal Writes the bump into packed fields, in place. */
export function packWithBump(packed: Uint8Array, bump: number): Uint8Array {
  new DataView(packed.buffer).setUint32(packed.length - 4, bump);
  return packed;
}
