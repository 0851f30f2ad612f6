import type { Address, Hex } from './chainConfig.ts';
import { easCodes } from './easCodes.ts';
import { freeze } from './parse/record.ts';
import { resolverCodeHashes } from './resolverCodeHashes.ts';

/**
 * A code of EAS whose release is known. `proxyCodeHash` is the hash of the proxy before it; null if EAS is at its address
 * itself.
 *
 * @example
 * import type { EasCode } from '@org/chain-config/eas';
 *
 * const isOf = ({ codeHash }: EasCode, hash: string) => codeHash === hash;
 */
export type EasCode = {
  readonly version: string;
  /** The keccak256 of the code that runs. */
  readonly codeHash: Hex;
  readonly proxyCodeHash: Hex | null;
};

const codes: { readonly [chainId: number]: readonly EasCode[] } = /* @__PURE__ */ freeze(easCodes);

/**
 * The known codes of EAS on a chain; none if nobody has recorded one.
 *
 * @example
 * import { getEasCodes } from '@org/chain-config/eas';
 *
 * const [code] = getEasCodes(8453);
 */
export function getEasCodes(chainId: number): readonly EasCode[] {
  return Object.hasOwn(codes, chainId) ? (codes[chainId] ?? []) : [];
}

const codeHashes = /* @__PURE__ */ freeze(resolverCodeHashes);

/**
 * The keccak256 of the code of the resolver that belongs to an EAS contract; null if nobody has recorded it. It contains the
 * address of EAS and the UIDs of its schemas, so it is equal on chains where that address is.
 *
 * @param eas with its EIP-55 checksum, as in `eas.contract` of a chain config
 * @example
 * import { base } from '@org/chain-config';
 * import { getResolverCodeHash } from '@org/chain-config/eas';
 *
 * const expected = getResolverCodeHash(base.eas.contract);
 */
export function getResolverCodeHash(eas: Address): Hex | null {
  return Object.hasOwn(codeHashes, eas) ? (codeHashes[eas] ?? null) : null;
}
