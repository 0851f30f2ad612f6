import type { Address, Hex } from 'viem';
import { checksumAddress } from './address.ts';
import { lowerCase } from './hex.ts';

/**
 * One attestation as EAS stores it. Times are in seconds; 0 means none.
 *
 * `txid` is the transaction that created it, if the source knows it. `isOffchain` is true for attestations that a scan
 * lists although they are on no chain: the signer chose their time.
 *
 * @see https://github.com/ethereum-attestation-service/eas-contracts/blob/master/contracts/Common.sol
 */
export type Attestation = {
  readonly uid: Hex;
  readonly schema: Hex;
  readonly recipient: Address;
  readonly attester: Address;
  readonly time: bigint;
  readonly expirationTime: bigint;
  readonly revocationTime: bigint;
  readonly revocable: boolean;
  readonly refUID: Hex;
  readonly data: Hex;
  readonly isOffchain: boolean;
  readonly txid?: Hex;
};

/** The block up to which a source was read. `time` is the block's timestamp in seconds. */
export type Block = {
  readonly number: bigint;
  readonly hash: Hex;
  readonly time: bigint;
};

/** The same attestation in canonical spelling: hex in lower case, addresses with their checksum. */
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
