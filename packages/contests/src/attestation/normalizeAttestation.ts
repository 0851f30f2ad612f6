import { checksumAddress } from '../abi/checksumAddress.ts';
import { lowerCase } from '../abi/hex.ts';
import type { Attestation } from './attestation.ts';

/** The same attestation with one spelling for the same bytes: hex in lower case, addresses with their checksum. */
export function normalizeAttestation(attestation: Attestation): Attestation {
  const { uid, schema, recipient, attester, refUID, data, txid } = attestation;
  return {
    ...attestation,
    uid: lowerCase(uid),
    schema: lowerCase(schema),
    recipient: checksumAddress(recipient),
    attester: checksumAddress(attester),
    refUID: lowerCase(refUID),
    data: lowerCase(data),
    ...(txid && { txid: lowerCase(txid) }),
  };
}
