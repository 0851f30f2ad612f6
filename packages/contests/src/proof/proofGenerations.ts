import { chainConfigs } from '@org/chain-config';
import { type EasCode, getEasCodes } from '@org/chain-config/eas';
import { getResolverGenerations } from '@org/chain-config/resolvers';
import type { Hex } from 'viem';
import { lowerCase } from '../abi/hex.ts';
import type { GenerationR2 } from '../r2/contestState.ts';

/** A resolver that a verifier trusts. Nothing about it comes from a bundle. */
export type ProofGeneration = GenerationR2 & {
  readonly codeHash: Hex;
  /** The known codes of EAS on this chain. */
  readonly easCodes: readonly EasCode[];
};

/**
 * The resolvers of a chain, of all generations.
 *
 * @example
 * ```ts
 * import { getProofGenerations } from '@org/contests/proof';
 * const trusted = getProofGenerations(84532).map(({ resolver }) => resolver);
 * ```
 */
export function getProofGenerations(chainId: number): readonly ProofGeneration[] {
  return getResolverGenerations(chainId).map(({ address, eas, codeHash, schemas }) => ({
    ...{ chainId, eas, resolver: lowerCase(address), codeHash, schemas },
    easCodes: getEasCodes(chainId),
  }));
}

/** The resolvers of all configured chains. */
export function listProofGenerations(): readonly ProofGeneration[] {
  return chainConfigs.flatMap(({ chain }) => getProofGenerations(chain.id));
}
