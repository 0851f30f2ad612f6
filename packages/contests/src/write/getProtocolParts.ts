import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  multicall3Abi,
  zeroAddress,
  zeroHash,
} from 'viem';
import {
  getSchemaUids,
  NOTE_SCHEMA,
  NOTE_SCHEMA_UID,
  SCHEMA_NAMES,
  SCHEMAS,
  type SchemaName,
} from '../contest/schemas.ts';
import { RESOLVER_INIT_CODE } from './generated/resolverInitCode.ts';
import { encodeRegistration, type SchemaRegistration } from './schemaRegistry.ts';

/** A call that creates one part of the protocol. It sends no value, and any account can make it. */
export type DeploymentCall = { readonly to: Address; readonly data: Hex };

/**
 * One transaction that makes all the calls through Multicall3, or none of them: if one reverts, all do. A part that exists
 * already reverts, so list only what is missing, and look again if the transaction fails.
 *
 * @param options.multicall3 Multicall3 on the chain
 * @param options.calls of parts that are missing, the resolver before its schemas
 * @example
 * ```ts
 * import { base } from '@org/chain-config';
 * import { buildDeployment, getProtocolParts } from '@org/contests/deploy';
 *
 * const { contract: eas, schemaRegistry } = base.eas;
 * const { resolver, schemas, note } = getProtocolParts({ eas, schemaRegistry });
 * const { to, data } = buildDeployment({
 *   multicall3: base.chain.contracts.multicall3.address,
 *   calls: [resolver, ...schemas, note].map(({ call }) => call),
 * });
 * ```
 * @see https://www.multicall3.com
 */
export function buildDeployment({
  multicall3,
  calls,
}: {
  readonly multicall3: Address;
  readonly calls: readonly DeploymentCall[];
}): DeploymentCall {
  const args = [calls.map(({ to, data }) => ({ target: to, allowFailure: false, callData: data }))] as const;
  return {
    to: multicall3,
    data: encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args }),
  };
}

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
