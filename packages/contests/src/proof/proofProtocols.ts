import { type ChainConfig, chainConfigs } from '@org/chain-config';
import { type EasCode, getEasCodes, getResolverCodeHash } from '@org/chain-config/eas';
import type { Hex } from 'viem';
import { lowerCase } from '../abi/hex.ts';
import type { Protocol } from '../acts/contestReplay.ts';
import { getProtocol } from '../acts/protocol.ts';

/** A resolver that a verifier trusts. Nothing about it comes from a bundle. */
export type ProofProtocol = Protocol & {
  readonly codeHash: Hex;
  /** The known codes of EAS on this chain. */
  readonly easCodes: readonly EasCode[];
};

/**
 * The resolver of a chain with its code hash; null if the chain has none, or one with an unknown code.
 *
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { getProofProtocol } from '@org/contests/proof';
 *
 * const trusted = getProofProtocol(baseSepolia)?.resolver;
 * ```
 */
export function getProofProtocol(config: ChainConfig): ProofProtocol | null {
  const protocol = getProtocol(config);
  const codeHash = getResolverCodeHash(config.eas.contract);
  if (protocol === null || codeHash === null) return null;
  const easCodes = getEasCodes(config.chain.id);
  return { ...protocol, resolver: lowerCase(protocol.resolver), codeHash, easCodes };
}

/** The resolvers of all known chains. */
export function listProofProtocols(): readonly ProofProtocol[] {
  return chainConfigs.flatMap((config) => getProofProtocol(config) ?? []);
}
