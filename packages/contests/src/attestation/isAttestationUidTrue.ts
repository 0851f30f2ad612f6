import { keccak256 } from '../abi/keccak256.ts';
import type { Attestation } from './attestation.ts';
import { packFields, packWithBump } from './computeAttestationUid.ts';

/** EAS counts the bump up while a UID is taken; more than 15 equal attestations in one block are not looked for. */
const BUMPS = 16;

/**
 * Whether an attestation is self-consistent: its UID recomputes from its fields (bump 0 to 15). Never throws.
 *
 * It is not proof that the attestation exists, and no UID covers `revocationTime`, `isOffchain` and `txid`:
 * `checkAgainstChain` verifies those.
 *
 * @example
 * ```ts
 * import { isAttestationUidTrue } from '@org/contests';
 *
 * const consistent = attestations.filter(isAttestationUidTrue);
 * ```
 */
export function isAttestationUidTrue(attestation: Attestation): boolean {
  return followsFromFields(attestation, BUMPS);
}

/** @internal Whether a UID follows from the fields with a bump below `bumps`. */
export function followsFromFields(attestation: Attestation, bumps: number): boolean {
  try {
    const packed = packFields(attestation);
    const uid = attestation.uid.toLowerCase();
    for (let bump = 0; bump < bumps; bump++) {
      if (keccak256(packWithBump(packed, bump)) === uid) return true;
    }
    return false;
  } catch {
    return false;
  }
}
