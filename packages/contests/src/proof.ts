export {
  fetchFinality,
  type KeptProof,
  keepProof,
  type ProofFinality,
} from './proof/keepProof.ts';
export type {
  ProofAct,
  ProofAttestation,
  ProofBundle,
  ProofRank,
} from './proof/proofBundle.ts';
export { getProofGenerations, type ProofGeneration } from './proof/proofGenerations.ts';
export {
  PROOF_REASONS,
  type ProofReason,
  UNSUPPORTED_REASONS,
  type UnsupportedReason,
} from './proof/proofReasons.ts';
export { findNamedBlock } from './proof/readProofBundle.ts';
export { type TakenProof, takeProof } from './proof/takeProof.ts';
export { type ProofVerdict, type ProvenResult, verifyProof } from './proof/verifyProof.ts';
