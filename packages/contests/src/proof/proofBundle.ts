import { sha256 } from '@noble/hashes/sha2';
import type { Address, Hex } from 'viem';
import { ACT_KINDS } from '../acts/accumulator.ts';
import type { Attestation } from '../base/attestation.ts';
import { toCanonicalJson } from '../base/canonicalJson.ts';
import { bytesToHex } from '../base/hex.ts';
import type { Schedule } from '../contest/decode.ts';
import type { BundleTime } from '../result/bundleJson.ts';

/** The format's name and version, part of every bundle. */
export const PROOF_FORMAT = 'laurel-proof/1' as const;

/** The format of a ranking without its acts. */
export const RANKING_FORMAT = 'laurel-ranking/1' as const;

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

/**
 * An act: its kind by the number that the accumulator contains, its time, and the attestation that was made, or the UID of
 * the attestation that was revoked, which the bundle has already.
 */
export type ProofAct = { readonly kind: number; readonly time: number } & (
  | { readonly attestation: ProofAttestation }
  | { readonly uid: Hex }
);

/** The kinds of acts that revoke: they have `uid` in place of `attestation`. */
export const REVOKING_KINDS: readonly number[] = [
  ACT_KINDS.contestRevoked,
  ACT_KINDS.submissionWithdrawn,
  ACT_KINDS.entryWithdrawn,
  ACT_KINDS.evaluationWithdrawn,
  ACT_KINDS.commitmentWithdrawn,
];

/** The UID of the attestation that an act made or revoked. */
export const getActUid = (act: ProofAct): Hex => ('uid' in act ? act.uid : act.attestation.uid);

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

/**
 * The proof of EAS: the nodes of its account, and behind a proxy those of the implementation's slot and account. Lists that
 * are not needed are empty.
 */
export type EasProof = {
  readonly accountProof: readonly Hex[];
  readonly storageProof: readonly Hex[];
  readonly implementationProof: readonly Hex[];
};

/** A block's header and the proofs of the resolver's storage, and of EAS, at that block. All in hex. */
type ProofEvidence = {
  readonly header: Hex;
  readonly accountProof: readonly Hex[];
  /** The nodes of all slots, each once, in the order of their first use. */
  readonly storageProof: readonly Hex[];
  readonly eas: EasProof;
  /** The log of submissions, in its order; absent if it is not proven. */
  readonly submissionActs?: readonly ProofAct[];
};

/**
 * A result that can be verified with nothing but the hash of a block.
 *
 * @see docs/protocol/contests.md, section Bundles
 */
export type ProofBundle = ProofContent & ProofEvidence & { readonly hash: Hex };

/** The times of a contest in seconds; those above 2^53 − 1 as text. */
export type RankingTimes = { readonly [Name in keyof Schedule]: BundleTime };

/** The terms of a contest as the resolver stores them. `times` are those in force, `start` those of the start. */
export type RankingTerms = {
  readonly organizer: Address;
  readonly flags: number;
  readonly judges: number;
  readonly maxPoints: readonly number[];
  readonly weights: readonly number[];
  readonly times: RankingTimes;
  readonly start: RankingTimes;
};

/** An entry by its number, which is its place in the list plus one. `submission` is the UID of an admitted one. */
export type RankingEntry = {
  readonly status: 'standing' | 'withdrawn' | 'disqualified';
  readonly sum: number;
  readonly reviews: number;
  readonly submission: Hex | null;
};

/**
 * A ranking with its proof, without the acts that it follows from: its size depends on the entries and the depth of the trie.
 *
 * @see docs/protocol/contests.md, section Bundles
 */
export type RankingBundle = {
  readonly format: typeof RANKING_FORMAT;
  readonly chainId: number;
  readonly contest: ProofAttestation;
  readonly terms: RankingTerms;
  readonly entries: readonly RankingEntry[];
  readonly ranking: readonly ProofRank[];
} & Omit<ProofEvidence, 'submissionActs'> & { readonly hash: Hex };

/** The canonical JSON of a bundle: the only accepted serialization. */
export function toProofJson(bundle: ProofBundle | RankingBundle): string {
  return toCanonicalJson(bundle);
}

/**
 * The result hash: SHA-256 of the canonical JSON of a bundle without `hash`. Once the contest is closed, block, proofs and the
 * log of submissions are left out as well, so that bundles of different blocks have the same hash.
 */
export function hashProofBundle(
  bundle: Omit<ProofBundle, 'hash'> | Omit<RankingBundle, 'hash'>,
  isClosed: boolean,
): Hex {
  const left = new Set(['hash', ...(isClosed ? EVIDENCE : [])]);
  const hashed = Object.fromEntries(Object.entries(bundle).filter(([name]) => !left.has(name)));
  return bytesToHex(sha256(new TextEncoder().encode(toCanonicalJson(hashed))));
}

const EVIDENCE = ['header', 'accountProof', 'storageProof', 'eas', 'submissionActs'];

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
