import { type Address, concat, encodeAbiParameters, getContractAddress, zeroAddress, zeroHash } from 'viem';
import {
  getSchemaUids,
  NOTE_SCHEMA,
  NOTE_SCHEMA_UID,
  SCHEMA_NAMES,
  SCHEMAS,
  type SchemaName,
} from '../contest/schemas.ts';
import type { DeploymentCall } from './buildDeployment.ts';
import { RESOLVER_INIT_CODE } from './generated/resolverInitCode.ts';
import { encodeRegistration, type SchemaRegistration } from './schemaSteps.ts';

/**
 * Arachnid's deterministic deployment proxy, which creates the resolver. Nearly every chain has it.
 *
 * @see https://github.com/Arachnid/deterministic-deployment-proxy
 */
export const DEPLOYMENT_PROXY: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/** A contract of the protocol: the address that it gets, and the call that creates it there. */
export type ProtocolContract = { readonly address: Address; readonly call: DeploymentCall };

/** A schema of the protocol, and the call that registers it in EAS's SchemaRegistry. */
export type ProtocolSchema = SchemaRegistration & {
  readonly name: SchemaName | 'note';
  readonly call: DeploymentCall;
};

/** The contracts and schemas that a chain with EAS needs for contests, in the order of creation. */
export type ProtocolParts = {
  readonly resolver: ProtocolContract;
  /** The schemas of the resolver, in the order of `SCHEMAS`. */
  readonly schemas: readonly ProtocolSchema[];
  readonly note: ProtocolSchema;
};

/**
 * The parts of the protocol on a chain: the resolver, its schemas and the schema of notes. Addresses and UIDs follow from the
 * code and the address of EAS, so it does not matter who creates a part.
 *
 * @param chain the addresses of EAS and of its SchemaRegistry
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { getProtocolParts } from '@org/contests/deploy';
 *
 * const { contract: eas, schemaRegistry } = baseSepolia.eas;
 * const { resolver } = getProtocolParts({ eas, schemaRegistry });
 * const code = await client.getCode({ address: resolver.address });
 * ```
 */
export function getProtocolParts({
  eas,
  schemaRegistry,
}: {
  readonly eas: Address;
  readonly schemaRegistry: Address;
}): ProtocolParts {
  const initCode = concat([RESOLVER_INIT_CODE, encodeAbiParameters([{ type: 'address' }], [eas])]);
  const salt = zeroHash;
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: DEPLOYMENT_PROXY,
    salt,
    bytecode: initCode,
  });
  const uids = getSchemaUids(address);
  const register = (name: ProtocolSchema['name'], schema: SchemaRegistration): ProtocolSchema => ({
    ...{ name, ...schema },
    call: { to: schemaRegistry, data: encodeRegistration(schema) },
  });
  return {
    resolver: { address, call: { to: DEPLOYMENT_PROXY, data: concat([salt, initCode]) } },
    schemas: SCHEMA_NAMES.map((name) =>
      register(name, { uid: uids[name], resolver: address, ...SCHEMAS[name] }),
    ),
    note: register('note', { uid: NOTE_SCHEMA_UID, resolver: zeroAddress, ...NOTE_SCHEMA }),
  };
}
