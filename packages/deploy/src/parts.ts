import type { Address, ChainConfig } from '@org/chain-config';
import { getSchemaUids, SCHEMA_NAMES } from '@org/contests';
import { getProtocolParts } from '@org/contests/deploy';
import type { ChainNode, Step } from '@org/contests/send';
import { encodeRegistration, type SchemaRegistration } from '@org/contests/write';
import {
  type ContestResolverImmutables,
  create2ProxyAddress,
  create2ProxyDeployer,
  create2ProxyRuntimeCode,
  create2ProxyTransaction,
  getContestResolverDeployment,
  profileDeployment,
} from '@org/contracts';
import { formatEther, type Hex } from 'viem';
import { checkDeployment, checkEas, checkRegistry, checkSchema, type PartState } from './checks.ts';

/** The code of this repository's resolver for an EAS, as it is on a chain. */
export function getResolverCode(eas: Address): Hex {
  const { address } = getProtocolParts({ eas, schemaRegistry: eas }).resolver;
  const schemas = getSchemaUids(address);
  const uids = SCHEMA_NAMES.map((name) => [`${name}Schema`, schemas[name]] as const);
  // Object.fromEntries loses the names.
  const immutables = { ...Object.fromEntries(uids), eas } as ContestResolverImmutables;
  return getContestResolverDeployment(immutables).runtimeCode;
}

/** A part of the protocol on a chain. */
export type Part = {
  readonly name: string;
  /** The parts without which this one cannot be created. */
  readonly needs: readonly Part[];
  readonly check: (node: ChainNode) => Promise<PartState>;
  /** The step that creates it; undefined if the command does not. */
  readonly step: Step | undefined;
  /** The most gas that the step can use, for when it cannot be simulated yet. */
  readonly mostGas: bigint;
};

/** About a quarter above what is measured (docs/deploying-the-protocol.md). */
const MOST_GAS = { payment: 60_000n, profile: 1_500_000n, resolver: 4_900_000n, schema: 320_000n } as const;

/**
 * The parts of the protocol on a chain, in the order in which they are created.
 *
 * @param registry EAS's SchemaRegistry
 */
export function listParts({ config, registry }: { config: ChainConfig; registry: Address }): readonly Part[] {
  const { contract } = config.eas;
  const eas: Part = {
    name: 'EAS',
    needs: [],
    check: (node) => checkEas(node, contract),
    step: undefined,
    mostGas: 0n,
  };
  const schemaRegistry: Part = {
    name: 'Schema registry',
    needs: [eas],
    check: (node) => checkRegistry(node, contract, registry),
    step: undefined,
    mostGas: 0n,
  };
  const funds: Part = {
    name: 'Funds for the proxy',
    needs: [],
    check: checkProxyFunds,
    step: { to: create2ProxyDeployer.address, data: '0x', value: create2ProxyDeployer.value },
    mostGas: MOST_GAS.payment,
  };
  const proxyCode = { address: create2ProxyAddress, runtimeCode: create2ProxyRuntimeCode };
  const proxy: Part = {
    name: 'Deployment proxy',
    needs: [funds],
    check: (node) => checkDeployment(node, proxyCode),
    step: { signed: create2ProxyTransaction },
    mostGas: 0n,
  };
  const register = (name: string, schema: SchemaRegistration): Part => ({
    name,
    needs: [schemaRegistry],
    check: (node) => checkSchema(node, registry, schema),
    step: { to: registry, data: encodeRegistration(schema), value: 0n },
    mostGas: MOST_GAS.schema,
  });
  const profile: Part = {
    name: 'Profile',
    needs: [proxy],
    check: (node) => checkDeployment(node, profileDeployment),
    step: { to: create2ProxyAddress, data: profileDeployment.calldata, value: 0n },
    mostGas: MOST_GAS.profile,
  };
  const { resolver, schemas, note } = getProtocolParts({ eas: contract, schemaRegistry: registry });
  const runtimeCode = getResolverCode(contract);
  return [
    eas,
    schemaRegistry,
    funds,
    proxy,
    profile,
    {
      name: 'Resolver',
      needs: [eas, proxy],
      check: (node) => checkDeployment(node, { address: resolver.address, runtimeCode }),
      step: { ...resolver.call, value: 0n },
      mostGas: MOST_GAS.resolver,
    },
    ...schemas.map((schema) => register(`Schema ${schema.name}`, schema)),
    register('Schema note', note),
  ];
}

/** Once the proxy exists, its deployer needs nothing. */
async function checkProxyFunds(node: ChainNode): Promise<PartState> {
  const { address, value } = create2ProxyDeployer;
  const [code, balance] = await Promise.all([
    node.fetchCode(create2ProxyAddress),
    node.fetchBalance(address),
  ]);
  if (code !== '0x') return { status: 'present', detail: 'not needed: the proxy exists' };
  const detail = `${formatEther(balance)} of ${formatEther(value)} at ${address}`;
  return { status: balance < value ? 'missing' : 'present', detail };
}
