import type { Address, Hex } from 'viem';

/**
 * One attestation as EAS stores it; every time is in seconds, 0 means "none".
 *
 * `txid` is the transaction that made it, where the source knows it. `isOffchain` is true for attestations that a
 * scan lists although no chain has them: their time is whatever the signer chose.
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
