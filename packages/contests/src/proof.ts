export {
  type BlockOpinion,
  type BlockWord,
  fetchBlockOpinions,
  weighOpinions,
} from './proof/blockOpinions.ts';
export type { ProvenTerms } from './proof/contestSlots.ts';
export type { ProvenEas } from './proof/easProof.ts';
export {
  fetchFinality,
  type KeptProof,
  keepProof,
  type ProofFinality,
} from './proof/keepProof.ts';
export type {
  EasProof,
  ProofAct,
  ProofAttestation,
  ProofBundle,
  ProofRank,
  RankingBundle,
  RankingEntry,
  RankingTerms,
  RankingTimes,
} from './proof/proofBundle.ts';
export { fetchProofProtocols, getProofProtocol, type ProofProtocol } from './proof/proofProtocols.ts';
export {
  PROOF_REASONS,
  type ProofReason,
  UNSUPPORTED_REASONS,
  type UnsupportedReason,
} from './proof/proofReasons.ts';
export { findNamedBlock } from './proof/readProofBundle.ts';
export { type TakenProof, type TakeOptions, takeProof } from './proof/takeProof.ts';
export { type ProofVerdict, type ProvenResult, verifyProof } from './proof/verifyProof.ts';
export { type ProvenRanking, type RankingVerdict, verifyRanking } from './proof/verifyRanking.ts';
