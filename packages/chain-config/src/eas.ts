import type { Hex } from './chainConfig.ts';
import { easCodes } from './easCodes.ts';
import { freeze } from './parse/record.ts';

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
