import type { Hex } from 'viem';
import { PROOF_FORMAT } from './proofBundle.ts';
import { listProofProtocols, type ProofProtocol } from './proofProtocols.ts';
import { decideProof, type Verdict } from './proofVerdict.ts';
import { hashHeader, readAnyBundle } from './readProofBundle.ts';
import { type ProvenResult, proveActs } from './verifyProof.ts';
import { type ProvenRanking, proveRanking } from './verifyRanking.ts';

/** The result of verifying a bundle, with or without acts. */
export type ProvenBundle = ProvenResult | ProvenRanking;

/** Verifies a bundle of either format, with a hash that can be the one that the bundle names: so a long text is read once. */
export function verifyBundleBy(
  text: string,
  chooseHash: (named: Hex) => Hex,
  protocols: readonly ProofProtocol[] = listProofProtocols(),
): Verdict<ProvenBundle> {
  return decideProof(() => {
    const bundle = readAnyBundle(text);
    const blockHash = chooseHash(hashHeader(bundle));
    return bundle.format === PROOF_FORMAT
      ? proveActs(bundle, blockHash, protocols)
      : proveRanking(bundle, blockHash, protocols);
  });
}
