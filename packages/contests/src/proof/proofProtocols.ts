import { chainConfigs } from '@org/chain-config';
import { type EasCode, getEasCodes, getResolverCodeHash } from '@org/chain-config/eas';
import type { Hex } from 'viem';
import type { Protocol } from '../acts/contestReplay.ts';
import { getProtocol } from '../acts/protocol.ts';
import { lowerCase } from '../base/hex.ts';
import type { ChainSource } from '../chain/chainReader.ts';

type Config = ChainSource['config'];

/** A resolver that a verifier trusts. Nothing about it comes from a bundle. */
export type ProofProtocol = Protocol & {
  readonly codeHash: Hex;
  /** The known codes of EAS on this chain. */
  readonly easCodes: readonly EasCode[];
};

/**
 * The resolver of a chain with its code hash; null if the chain has none, or one with an unknown code: `fetchProofProtocols`
 * computes the hash of that.
 *
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { getProofProtocol } from '@org/contests/proof';
 *
 * const trusted = getProofProtocol(baseSepolia)?.resolver;
 * ```
 */
export function getProofProtocol(config: Config): ProofProtocol | null {
  return toProofProtocol(config, getResolverCodeHash(config.eas.contract));
}

function toProofProtocol(config: Config, codeHash: Hex | null): ProofProtocol | null {
  const protocol = getProtocol(config);
  if (protocol === null || codeHash === null) return null;
  const easCodes = getEasCodes(config.chain.id);
  return { ...protocol, resolver: lowerCase(protocol.resolver), codeHash, easCodes };
}

/** The resolvers of all known chains. */
export function listProofProtocols(): readonly ProofProtocol[] {
  return chainConfigs.flatMap((config) => getProofProtocol(config) ?? []);
}

/**
 * The resolvers that a verifier trusts on a chain: those of all known chains, and that of its config. If nobody has recorded
 * the code of a resolver, as on a chain whose EAS is at an address of its own, its hash is computed from the init code, which
 * is loaded then.
 *
 * @example
 * ```ts
 * import { fetchProofProtocols, verifyProof } from '@org/contests/proof';
 *
 * const verdict = verifyProof({ text, blockHash, protocols: await fetchProofProtocols(config) });
 * ```
 */
export async function fetchProofProtocols(config: Config): Promise<readonly ProofProtocol[]> {
  const own = getProofProtocol(config) ?? (await computeProtocol(config));
  const known = listProofProtocols();
  return own ? [own, ...known.filter(({ chainId }) => chainId !== own.chainId)] : known;
}

async function computeProtocol(config: Config): Promise<ProofProtocol | null> {
  const { contestResolver } = config.contracts;
  if (contestResolver === undefined) return null;
  const { computeResolver } = await import('../write/resolverCode.ts');
  const { address, codeHash } = computeResolver(config.eas.contract);
  return lowerCase(address) === lowerCase(contestResolver) ? toProofProtocol(config, codeHash) : null;
}
