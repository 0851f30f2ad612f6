import { type Address, encodeFunctionData, type Hex } from 'viem';
import { schemaRegistryAbi } from './schemaRegistry.ts';

/** A schema as EAS registers it. Its UID is the hash of the other three fields. */
export type SchemaRegistration = {
  readonly uid: Hex;
  readonly definition: string;
  readonly resolver: Address;
  readonly revocable: boolean;
};

/**
 * The calldata that registers a schema in EAS's SchemaRegistry. Anyone can send it, once per chain.
 *
 * @example
 * ```ts
 * import { base } from '@org/chain-config';
 * import { getProtocolParts } from '@org/contests/deploy';
 * import { encodeRegistration } from '@org/contests/write';
 *
 * const { contract: eas, schemaRegistry: to } = base.eas;
 * const transactions = getProtocolParts({ eas, schemaRegistry: to }).schemas.map((schema) => ({
 *   to,
 *   data: encodeRegistration(schema),
 * }));
 * ```
 * @see https://github.com/ethereum-attestation-service/eas-contracts/blob/master/contracts/ISchemaRegistry.sol
 */
export function encodeRegistration({
  definition,
  resolver,
  revocable,
}: Omit<SchemaRegistration, 'uid'>): Hex {
  const args = [definition, resolver, revocable] as const;
  return encodeFunctionData({ abi: schemaRegistryAbi, functionName: 'register', args });
}
