import type { Address, Hex } from './chainConfig.ts';
import { freeze } from './parse/record.ts';
import { resolverGenerations } from './resolverGenerations.ts';

export { hasRealMoney } from './hasRealMoney.ts';

/**
 * `live`: in use. `deprecated`: new contests use another one; contests under it stay readable.
 *
 * @example
 * import type { ResolverStatus } from '@org/chain-config/resolvers';
 *
 * const offered: readonly ResolverStatus[] = ['live'];
 */
export type ResolverStatus = 'live' | 'deprecated';

/**
 * A resolver of version 2 contests on one chain, and the UIDs of its schemas.
 *
 * @example
 * import type { ResolverGeneration } from '@org/chain-config/resolvers';
 *
 * const isVersion2 = ({ schemas }: ResolverGeneration, schemaUid: string) => schemas.contest === schemaUid;
 * @see docs/protocol/contests.md
 */
export type ResolverGeneration = {
  readonly status: ResolverStatus;
  readonly address: Address;
  /** The EAS contract that it belongs to. */
  readonly eas: Address;
  /** The keccak256 of its code, which contains the addresses and the UIDs. */
  readonly codeHash: Hex;
  readonly schemas: {
    readonly contest: Hex;
    readonly entry: Hex;
    readonly admit: Hex;
    readonly list: Hex;
    readonly judges: Hex;
    readonly evaluation: Hex;
    readonly recusal: Hex;
    readonly disqualify: Hex;
    readonly commit: Hex;
    readonly reveal: Hex;
    readonly postpone: Hex;
  };
};

const generations: { readonly [chainId: number]: readonly ResolverGeneration[] } =
  /* @__PURE__ */ freeze(resolverGenerations);

/**
 * The resolver generations of a chain, the newest first; most chains have none.
 *
 * @example
 * import { getResolverGenerations } from '@org/chain-config/resolvers';
 *
 * const [newest] = getResolverGenerations(31337);
 */
export function getResolverGenerations(chainId: number): readonly ResolverGeneration[] {
  return Object.hasOwn(generations, chainId) ? (generations[chainId] ?? []) : [];
}
