import { base, chainConfigs, local, mainnet } from '@org/chain-config';
import { getResolverCodeHash } from '@org/chain-config/eas';
import { decodeFunctionData, encodePacked, keccak256, multicall3Abi, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { SCHEMA_NAMES, SCHEMAS } from '../contest/schemas.ts';
import { RESOLVER_INIT_CODE } from './generated/resolverInitCode.ts';
import { schemaRegistryAbi } from './generated/schemaRegistryAbi.ts';
import { buildDeployment, DEPLOYMENT_PROXY, getProtocolParts } from './getProtocolParts.ts';
import { computeResolver } from './resolverCode.ts';

test.each(chainConfigs)('computes the resolver that chain-config knows on $slug', ({ contracts, eas }) => {
  const { contestResolver } = contracts as { readonly contestResolver?: string };
  if (contestResolver === undefined) return;
  expect(computeResolver(eas.contract)).toEqual({
    ...{ address: contestResolver, codeHash: getResolverCodeHash(eas.contract) },
  });
});

const chains = [base, mainnet].map(({ slug, eas }) => {
  const { contract, schemaRegistry } = eas;
  return { slug, eas: contract, schemaRegistry, ...getProtocolParts({ eas: contract, schemaRegistry }) };
});

test.each(chains)(
  'creates the resolver for the EAS of $slug through the deployment proxy',
  ({ eas, resolver }) => {
    const initCode = `${RESOLVER_INIT_CODE.slice(2)}${'0'.repeat(24)}${eas.slice(2).toLowerCase()}`;
    expect(resolver.call.to).toBe(DEPLOYMENT_PROXY);
    expect(resolver.call.data).toBe(`0x${'0'.repeat(64)}${initCode}`);
    const hash = keccak256(
      encodePacked(
        ['bytes1', 'address', 'bytes32', 'bytes32'],
        ['0xff', DEPLOYMENT_PROXY, `0x${'0'.repeat(64)}`, keccak256(`0x${initCode}`)],
      ),
    );
    expect(resolver.address.toLowerCase()).toBe(`0x${hash.slice(-40)}`);
  },
);

test.each([...chainConfigs, local])('names the resolver that EAS of $slug leads to', ({ contracts, eas }) => {
  const { contract, schemaRegistry } = eas;
  const { resolver } = getProtocolParts({ eas: contract, schemaRegistry: schemaRegistry ?? contract });
  expect(contracts.contestResolver).toBe(resolver.address);
});

test.each(chains)(
  'registers each schema and notes on $slug',
  ({ schemaRegistry, resolver, schemas, note }) => {
    expect(schemas.map(({ name }) => name)).toEqual(SCHEMA_NAMES);
    for (const { name, uid, revocable, call, ...schema } of [...schemas, note]) {
      expect(schema.resolver).toBe(name === 'note' ? zeroAddress : resolver.address);
      if (name !== 'note') expect([schema.definition, revocable]).toEqual(Object.values(SCHEMAS[name]));
      const packed = [schema.definition, schema.resolver, revocable] as const;
      expect(uid).toBe(keccak256(encodePacked(['string', 'address', 'bool'], packed)));
      expect(call.to).toBe(schemaRegistry);
      const { functionName, args } = decodeFunctionData({ abi: schemaRegistryAbi, data: call.data });
      expect([functionName, args]).toEqual(['register', packed]);
    }
  },
);

test('makes all calls in one transaction, in which none may fail', () => {
  const [{ resolver, schemas, note }] = chains as [(typeof chains)[0]];
  const calls = [resolver, ...schemas, note].map(({ call }) => call);
  const multicall3 = base.chain.contracts.multicall3.address;
  const { to, data } = buildDeployment({ multicall3, calls });
  expect(to).toBe(multicall3);
  expect(decodeFunctionData({ abi: multicall3Abi, data })).toEqual({
    functionName: 'aggregate3',
    args: [calls.map((call) => ({ target: call.to, allowFailure: false, callData: call.data }))],
  });
});
