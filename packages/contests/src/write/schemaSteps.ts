import type { ChainConfig } from '@org/chain-config';
import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem';
import { CONTEST_SCHEMA_UID, contestSchemas } from '../contest/contestSchemas.ts';
import { EVALUATION_SCHEMA_UID, evaluationSchemas } from '../contest/evaluationSchemas.ts';
import { schemaRegistryAbi } from './schemaRegistry.ts';

/** A schema as EAS registers it. Its UID is the hash of the other three fields. */
export type SchemaRegistration = {
  readonly uid: Hex;
  readonly definition: string;
  readonly resolver: Address;
  readonly revocable: boolean;
};

/** A schema that contests of version 1 need. */
export type SchemaStep = SchemaRegistration & { readonly kind: 'contest' | 'evaluation' };

/**
 * The schemas that a chain needs before contests of version 1 can be started, in the order of their registration. The
 * start form and `npm run protocol` register these.
 *
 * @example
 * ```ts
 * import { base } from '@org/chain-config';
 * import { listSchemas } from '@org/contests/write';
 *
 * const uids = listSchemas(base).map(({ uid }) => uid);
 * ```
 */
export function listSchemas(_config: Pick<ChainConfig, 'eas'>): readonly SchemaStep[] {
  const known = [
    ['contest', contestSchemas[CONTEST_SCHEMA_UID]],
    ['evaluation', evaluationSchemas[EVALUATION_SCHEMA_UID]],
  ] as const;
  return known.flatMap(([kind, schema]) =>
    schema
      ? [{ kind, uid: schema.uid, definition: schema.definition, resolver: zeroAddress, revocable: true }]
      : [],
  );
}

/**
 * The calldata that registers a schema in EAS's SchemaRegistry. Anyone can send it, once per chain.
 *
 * @example
 * ```ts
 * import { base } from '@org/chain-config';
 * import { encodeRegistration, listSchemas } from '@org/contests/write';
 *
 * const transactions = listSchemas(base).map((schema) => ({
 *   to: base.eas.schemaRegistry,
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
