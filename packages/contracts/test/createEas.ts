import type { Attestation } from '@org/contests';
import { type Address, encodePacked, type Hex, keccak256, zeroAddress } from 'viem';

type Eas = {
  /** A new attestation with the UID that EAS gives it. */
  readonly create: (
    fields: Omit<Attestation, 'uid' | 'isOffchain' | 'revocationTime' | 'recipient'>,
  ) => Attestation;
  readonly store: (attestation: Attestation) => void;
  readonly list: () => readonly Attestation[];
  /** Why EAS refuses a revocation before it calls the resolver. */
  readonly refuseRevocation: (attestation: Attestation, by: Address) => string | undefined;
  readonly markRevoked: (attestation: Attestation) => void;
};

/** EAS's own part: it gives UIDs and decides who may revoke an attestation. */
export function createEas(): Eas {
  const stored = new Map<Hex, Attestation>();
  const getUid = (row: Omit<Attestation, 'uid'>): Hex => {
    for (let bump = 0; ; bump += 1) {
      const types = [
        'bytes32',
        'address',
        'address',
        'uint64',
        'uint64',
        'bool',
        'bytes32',
        'bytes',
        'uint32',
      ];
      const uid = keccak256(
        encodePacked(types, [
          ...[row.schema, row.recipient, row.attester, row.time, row.expirationTime],
          ...[row.revocable, row.refUID, row.data, bump],
        ]),
      );
      if (!stored.has(uid)) return uid;
    }
  };
  return {
    create: (fields) => {
      const row = { ...fields, recipient: zeroAddress, revocationTime: 0n, isOffchain: false };
      return { ...row, uid: getUid(row) };
    },
    store: (attestation) => stored.set(attestation.uid, attestation),
    list: () => [...stored.values()],
    refuseRevocation: ({ uid, attester, revocable }, by) => {
      if (attester !== by) return 'AccessDenied';
      if (!revocable) return 'Irrevocable';
      return stored.get(uid)?.revocationTime === 0n ? undefined : 'AlreadyRevoked';
    },
    markRevoked: (attestation) => stored.set(attestation.uid, attestation),
  };
}
