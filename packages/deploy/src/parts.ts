import type { Address, ChainConfig } from '@org/chain-config';
import { SCHEMA_NAMES_R2, SCHEMAS_R2 } from '@org/contests/r2';
import type { ChainNode, Step } from '@org/contests/send';
import { encodeRegistration, listSchemas, type SchemaRegistration } from '@org/contests/write';
import {
  create2ProxyAddress,
  create2ProxyDeployer,
  create2ProxyRuntimeCode,
  create2ProxyTransaction,
  type Deployment,
  profileDeployment,
} from '@org/contracts';
import { formatEther } from 'viem';
import { checkDeployment, checkEas, checkRegistry, checkSchema, type PartState } from './checks.ts';
import { getResolver } from './resolver.ts';

/** A part of the protocol on a chain. */
export type Part = {
  readonly name: string;
  /** The parts without which this one cannot be created. */
  readonly needs: readonly Part[];
  /** Version 2 is held back on some chains. */
  readonly version: 1 | 2;
  readonly check: (node: ChainNode) => Promise<PartState>;
  /** What creates it; undefined if the command does not. */
  readonly step: Step | undefined;
  /** The most gas that the step can use, for when it cannot be simulated yet. */
  readonly mostGas: bigint;
};

/** About a quarter above what is measured (docs/deploying-the-protocol.md). */
const MOST_GAS = { payment: 60_000n, profile: 1_500_000n, resolver: 4_500_000n, schema: 250_000n } as const;

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
    version: 1,
    check: (node) => checkEas(node, contract),
    step: undefined,
    mostGas: 0n,
  };
  const schemaRegistry: Part = {
    name: 'Schema registry',
    needs: [eas],
    version: 1,
    check: (node) => checkRegistry(node, contract, registry),
    step: undefined,
    mostGas: 0n,
  };
  const funds: Part = {
    name: 'Funds for the proxy',
    needs: [],
    version: 1,
    check: checkProxyFunds,
    step: { to: create2ProxyDeployer.address, data: '0x', value: create2ProxyDeployer.value },
    mostGas: MOST_GAS.payment,
  };
  const proxyCode = { address: create2ProxyAddress, runtimeCode: create2ProxyRuntimeCode };
  const proxy: Part = {
    name: 'Deployment proxy',
    needs: [funds],
    version: 1,
    check: (node) => checkDeployment(node, proxyCode),
    step: { signed: create2ProxyTransaction },
    mostGas: 0n,
  };
  type Deployable = Pick<Part, 'name' | 'version' | 'needs' | 'mostGas'>;
  const deploy = (deployment: Deployment, part: Deployable): Part => ({
    ...part,
    check: (node) => checkDeployment(node, deployment),
    step: { to: create2ProxyAddress, data: deployment.calldata, value: 0n },
  });
  const register = (name: string, version: 1 | 2, schema: SchemaRegistration): Part => ({
    name,
    needs: [schemaRegistry],
    version,
    check: (node) => checkSchema(node, registry, schema),
    step: { to: registry, data: encodeRegistration(schema), value: 0n },
    mostGas: MOST_GAS.schema,
  });
  const { deployment, generation } = getResolver(contract);
  return [
    eas,
    schemaRegistry,
    ...listSchemas(config).map((schema) => register(`Schema ${schema.kind}, version 1`, 1, schema)),
    funds,
    proxy,
    deploy(profileDeployment, { name: 'Profile', version: 1, needs: [proxy], mostGas: MOST_GAS.profile }),
    deploy(deployment, {
      ...{ name: 'Resolver of version 2', version: 2, needs: [eas, proxy], mostGas: MOST_GAS.resolver },
    }),
    ...SCHEMA_NAMES_R2.map((name) =>
      register(`Schema ${name}, version 2`, 2, {
        uid: generation.schemas[name],
        resolver: generation.address,
        ...SCHEMAS_R2[name],
      }),
    ),
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
