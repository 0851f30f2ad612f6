import { type Address, type Hex, keccak256, pad } from 'viem';
import { getSchemaUids, SCHEMA_NAMES } from '../contest/schemas.ts';
import { RESOLVER_INIT_CODE, RESOLVER_RUNTIME } from './generated/resolverInitCode.ts';
import { getProtocolParts } from './getProtocolParts.ts';

/** The code of the resolver for an EAS, as it is on a chain. It contains the address of EAS and the UIDs of its schemas. */
function getResolverCode(eas: Address): Hex {
  const { address } = getProtocolParts({ eas, schemaRegistry: eas }).resolver;
  const schemas = getSchemaUids(address);
  const values = new Map<string, Hex>([
    ['eas', eas],
    ...SCHEMA_NAMES.map((name) => [`${name}Schema`, schemas[name]] as const),
  ]);
  const { start, end, immutables } = RESOLVER_RUNTIME;
  const digits = [...RESOLVER_INIT_CODE.slice(2 + start * 2, 2 + end * 2)];
  for (const [name, offsets] of Object.entries(immutables)) {
    const word = pad(values.get(name) ?? '0x')
      .slice(2)
      .toLowerCase();
    for (const offset of offsets) digits.splice(offset * 2, word.length, ...word);
  }
  return `0x${digits.join('')}`;
}

/**
 * The address of the resolver that belongs to an EAS contract, and the keccak256 of its code there: for any EAS, also of a
 * chain that nobody has recorded. `getResolverCodeHash` of `@org/chain-config/eas` has the hashes of known chains without the
 * code.
 *
 * @example
 * ```ts
 * import { computeResolver } from '@org/contests/deploy';
 * import { keccak256 } from 'viem';
 *
 * const { address, codeHash } = computeResolver(config.eas.contract);
 * const code = await client.getCode({ address });
 * const isOurs = code !== undefined && keccak256(code) === codeHash;
 * ```
 */
export function computeResolver(eas: Address): { readonly address: Address; readonly codeHash: Hex } {
  const { address } = getProtocolParts({ eas, schemaRegistry: eas }).resolver;
  return { address, codeHash: keccak256(getResolverCode(eas)) };
}
