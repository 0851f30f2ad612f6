import { sha256 } from '@noble/hashes/sha2';
import type { Address, Hex } from 'viem';
import { bytesToHex } from '../abi/hex.ts';
import type { Attestation } from '../attestation/attestation.ts';
import { toCanonicalJson } from '../bundle/canonicalJson.ts';

/** The format's name and version, part of every bundle. */
export const PROOF_FORMAT = 'laurel-proof/1' as const;

/**
 * An attestation as EAS stores it, without its revocation, which is an act of its own. `bump` is the number that EAS counted
 * up until the UID was free. Times are in seconds, hex is lower case.
 */
export type ProofAttestation = {
  readonly uid: Hex;
  readonly schema: Hex;
  readonly recipient: Address;
  readonly attester: Address;
  readonly time: number;
  readonly expirationTime: number;
  readonly revocable: boolean;
  readonly refUID: Hex;
  readonly data: Hex;
  readonly bump: number;
};

/** An act: its kind by the number that the accumulator contains, its time, and the attestation that was made or revoked. */
export type ProofAct = {
  readonly kind: number;
  readonly time: number;
  readonly attestation: ProofAttestation;
};

/** An entry's place: `sum` is Σ of the scores of its reviews in force, so the mean is sum / reviews. */
export type ProofRank = {
  readonly entry: number;
  /** 1, 1, 3; null without a review. */
  readonly rank: number | null;
  readonly sum: number;
  readonly reviews: number;
};

/** The fields that the result hash of a closed contest covers. */
type ProofContent = {
  readonly format: typeof PROOF_FORMAT;
  readonly chainId: number;
  readonly contest: ProofAttestation;
  /** The submissions that the acts admit, in the order of their numbers, without those that an act attests. */
  readonly submissions: readonly ProofAttestation[];
  readonly acts: readonly ProofAct[];
  readonly ranking: readonly ProofRank[];
};

/** A block's header and the proofs of the resolver's storage at that block. All in hex. */
type ProofEvidence = {
  readonly header: Hex;
  readonly accountProof: readonly Hex[];
  /** The nodes of all slots, each once, in the order of their first use. */
  readonly storageProof: readonly Hex[];
};

/**
 * A result of rule R2 that can be verified with nothing but the hash of a block.
 *
 * @see docs/rules/R2.md, section Bundles
 */
export type ProofBundle = ProofContent & ProofEvidence & { readonly hash: Hex };

/** The canonical JSON of a bundle: the only accepted serialization. */
export function toProofJson(bundle: ProofBundle): string {
  return toCanonicalJson(bundle);
}

/**
 * The result hash: SHA-256 of the canonical JSON of a bundle without `hash`. Once the contest is closed, block and proofs
 * are left out as well, so that bundles of different blocks have the same hash.
 */
export function hashProofBundle(bundle: Omit<ProofBundle, 'hash'>, isClosed: boolean): Hex {
  const { format, chainId, contest, submissions, acts, ranking, header, accountProof, storageProof } = bundle;
  const content = { format, chainId, contest, submissions, acts, ranking };
  const hashed = isClosed ? content : { ...content, header, accountProof, storageProof };
  return bytesToHex(sha256(new TextEncoder().encode(toCanonicalJson(hashed))));
}

/** The attestation of a bundle as readers have it. `revocationTime` is 0 unless an act revokes it. */
export function toAttestation(
  { bump: _, time, expirationTime, ...fields }: ProofAttestation,
  revocationTime = 0,
): Attestation {
  return {
    ...fields,
    time: BigInt(time),
    expirationTime: BigInt(expirationTime),
    revocationTime: BigInt(revocationTime),
    isOffchain: false,
  };
}
