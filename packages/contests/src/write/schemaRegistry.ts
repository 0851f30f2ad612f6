import { type Address, type Client, encodeFunctionData, type Hex } from 'viem';
import { getCode, readContract } from 'viem/actions';
import type { ChainSource } from '../chain/chainReader.ts';
import { easAbi } from '../chain/generated/easAbi.ts';
import { schemaRegistryAbi } from './generated/schemaRegistryAbi.ts';

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

/** The registry that the EAS contract uses; null if one of the two has no code. */
export async function findSchemaRegistry({ client, config }: ChainSource): Promise<Address | null> {
  const { contract, schemaRegistry } = config.eas;
  if (!(await hasCode(client, contract))) return null;
  const call = { address: contract, abi: easAbi, functionName: 'getSchemaRegistry' } as const;
  const registry = schemaRegistry ?? (await readContract(client, call));
  return (await hasCode(client, registry)) ? registry : null;
}

export async function isRegistered(client: Client, registry: Address, uid: Hex): Promise<boolean> {
  const call = { address: registry, abi: schemaRegistryAbi, functionName: 'getSchema', args: [uid] } as const;
  return (await readContract(client, call)).uid === uid.toLowerCase();
}

async function hasCode(client: Client, address: Address): Promise<boolean> {
  const code = await getCode(client, { address });
  return code !== undefined && code !== '0x';
}
