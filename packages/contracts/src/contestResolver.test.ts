import { readFileSync } from 'node:fs';
import { type ChainConfig, chainConfigs } from '@org/chain-config';
import { getSchemaUids, SCHEMA_NAMES, SCHEMAS } from '@org/contests';
import { easAbi, resolverErrors, resolverViews } from '@org/contests/chain';
import { DEPLOYMENT_PROXY, getProtocolParts, RESOLVER_INIT_CODE } from '@org/contests/deploy';
import {
  type Abi,
  type AbiParameter,
  type Address,
  encodePacked,
  getContractAddress,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  toFunctionSignature,
} from 'viem';
import { expect, test } from 'vitest';
import {
  contestResolverAbi,
  contestResolverCreationCode,
  create2ProxyAddress,
  create2ProxyDeployer,
  create2ProxyRuntimeCode,
  create2ProxyTransaction,
  getContestResolverAddress,
  getContestResolverDeployment,
  easAbi as publishedAbi,
} from './index.ts';

/** The resolver's future address, by the address of EAS. */
const addresses: Record<string, readonly [eas: Address, resolver: Address]> = {
  'OP-stack chains': [
    '0x4200000000000000000000000000000000000021',
    '0xDDd5527f3cA29245a7803b31F39E173fBa622dBf',
  ],
  Sepolia: ['0xC2679fBD37d54388Ce493F1DB75320D236e1815e', '0xa1a67A2F160D3965Bc814B861B045aBD47168ca8'],
  mainnet: ['0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587', '0x2155De714aa47eee82b8bD796B314994739e2C09'],
};

test('each EAS address of chain-config has its resolver among them', () => {
  const known = new Map<string, string | undefined>(Object.values(addresses));
  const configured = chainConfigs.map(({ eas, contracts }: ChainConfig) => [
    eas.contract,
    contracts.contestResolver,
  ]);
  expect(configured).toEqual(configured.map(([eas = '']) => [eas, known.get(eas)]));
});

test.each(Object.entries(addresses))('has the CREATE2 address of its code on %s', (_, [eas, resolver]) => {
  expect(getContestResolverAddress(eas)).toBe(resolver);
});

test('has the init code of the artifact in @org/contests', () => {
  expect(RESOLVER_INIT_CODE).toBe(contestResolverCreationCode);
  expect(DEPLOYMENT_PROXY).toBe(create2ProxyAddress);
});

test.each(Object.entries(addresses))('is created there by @org/contests on %s', (_, [eas, address]) => {
  const { resolver } = getProtocolParts({ eas, schemaRegistry: eas });
  expect([resolver.address, resolver.call.to]).toEqual([address, create2ProxyAddress]);
});

test('has the transaction of the deployment proxy, which any chain accepts', async () => {
  const { gas = 0n, gasPrice = 0n, data = '0x', chainId } = parseTransaction(create2ProxyTransaction);
  expect(chainId).toBeUndefined();
  expect(data).toContain(create2ProxyRuntimeCode.slice(2));
  expect(gas * gasPrice).toBe(create2ProxyDeployer.value);
  const signer = await recoverTransactionAddress({ serializedTransaction: create2ProxyTransaction as never });
  expect(signer).toBe(create2ProxyDeployer.address);
  expect(getContractAddress({ from: signer, nonce: 0n })).toBe(create2ProxyAddress);
});

const resolvers = chainConfigs.map(({ slug, contracts, eas }: ChainConfig) => ({ slug, contracts, eas }));

test.each(resolvers)('has the address and the schema UIDs of chain-config on $slug', ({ contracts, eas }) => {
  const resolver = getContestResolverAddress(eas.contract);
  expect(contracts.contestResolver).toBe(resolver);
  const uids = SCHEMA_NAMES.map((name) => {
    const { definition, revocable } = SCHEMAS[name];
    return [name, keccak256(encodePacked(['string', 'address', 'bool'], [definition, resolver, revocable]))];
  });
  expect(getSchemaUids(resolver)).toEqual(Object.fromEntries(uids));
  expect(Object.fromEntries(uids)).toMatchObject({
    contest: eas.contestSchemaUid,
    evaluation: eas.evaluationSchemaUid,
  });
});

test.each(resolvers)('has the code that check-live of chain-config expects on $slug', ({ eas }) => {
  const schemas = getSchemaUids(getContestResolverAddress(eas.contract));
  const names = SCHEMA_NAMES.map((name) => [`${name}Schema`, schemas[name]]);
  const { runtimeCode } = getContestResolverDeployment({
    ...Object.fromEntries(names),
    eas: eas.contract,
  });
  const file = new URL('../../chain-config/src/eas.ts', import.meta.url);
  expect(readFileSync(file, 'utf8').replace(/\s+/g, ' ')).toContain(
    `'${eas.contract}': '${keccak256(runtimeCode)}'`,
  );
});

test.each(resolverViews)('has the view $name that readers call', (view) => {
  const own = (contestResolverAbi as Abi).find((item) => item.type === 'function' && item.name === view.name);
  if (own?.type !== 'function') throw new Error(`The contract has no ${view.name}.`);
  expect(toFunctionSignature(own)).toBe(toFunctionSignature(view));
  expect(formatTypes(own.outputs)).toEqual(formatTypes(view.outputs));
});

/** The names and types of values, in order. */
function formatTypes(values: readonly AbiParameter[]): readonly unknown[] {
  return values.map(({ name, type, ...rest }) => [
    name ?? '',
    type,
    'components' in rest ? formatTypes(rest.components) : [],
  ]);
}

test('has exactly the errors that writers name', () => {
  const errors = (contestResolverAbi as Abi).filter(({ type }) => type === 'error');
  const sign = (all: Abi) => all.map((each) => JSON.stringify(each, ['type', 'name', 'inputs'])).sort();
  expect(sign(resolverErrors)).toEqual(sign(errors));
});

/** Errors of EAS that no act of ours can cause. */
const OTHERS = new Set([
  // Signatures, timestamps and revocations off the chain.
  ...['AlreadyRevokedOffchain', 'AlreadyTimestamped', 'DeadlineExpired', 'InvalidNonce', 'InvalidSignature'],
  ...['InvalidShortString', 'StringTooLong', 'InvalidVerifier', 'InvalidOffset', 'WrongSchema'],
  // Empty lists, and resolvers that return false instead of reverting or take payments.
  ...['InvalidLength', 'InvalidAttestation', 'InvalidAttestations', 'InvalidRevocations'],
  ...['InsufficientValue', 'InsufficientBalance', 'FailedCall', 'InvalidRegistry'],
]);

test('has all errors of EAS that an act can cause', () => {
  const names = (all: Abi) => all.flatMap((each) => (each.type === 'error' ? each.name : [])).sort();
  expect(names(easAbi)).toEqual(names(publishedAbi).filter((name) => !OTHERS.has(name)));
});
