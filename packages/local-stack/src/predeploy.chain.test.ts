import { local } from '@org/chain-config';
import { getResolverCodeHash } from '@org/chain-config/eas';
import { getSchemaUids, NOTE_SCHEMA, NOTE_SCHEMA_UID, SCHEMA_NAMES, SCHEMAS } from '@org/contests';
import {
  contestResolverAbi,
  create2ProxyAddress,
  create2ProxyRuntimeCode,
  easAbi,
  easRuntimeCode,
  profileAbi,
  profileAddress,
  schemaRegistryAbi,
  schemaRegistryRuntimeCode,
} from '@org/contracts';
import { type Hex, hashDomain, keccak256, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { rpcUrl } from '../../../tools/test/vitest/chains.ts';
import { createLocalClient } from './index.ts';

const client = createLocalClient(rpcUrl);
const eas = { address: local.eas.contract, abi: easAbi } as const;
const registry = { address: local.eas.schemaRegistry, abi: schemaRegistryAbi } as const;

/** Published code has zeros in place of the immutables; all other bytes must be equal. */
const expectPublishedCode = (actual: Hex | undefined, published: Hex) => {
  expect(actual).toHaveLength(published.length);
  const different = [...published].filter((digit, index) => digit !== '0' && digit !== actual?.[index]);
  expect(different).toEqual([]);
};

describe('predeploy', () => {
  test('EAS has its name, version 1.4.0 and its registry', async () => {
    expect(await client.readContract({ ...eas, functionName: 'getName' })).toBe('EAS');
    expect(await client.readContract({ ...eas, functionName: 'version' })).toBe('1.4.0');
    expect(await client.readContract({ ...eas, functionName: 'getSchemaRegistry' })).toBe(
      local.eas.schemaRegistry,
    );
    expect(await client.readContract({ ...registry, functionName: 'version' })).toBe('1.4.0');
  });

  test('EAS has the EIP-712 domain of its own address on chain 31337', async () => {
    const domain = { name: 'EAS', version: '1.4.0', chainId: 31_337n, verifyingContract: local.eas.contract };
    const EIP712Domain = [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ] as const;
    expect(await client.readContract({ ...eas, functionName: 'getDomainSeparator' })).toBe(
      hashDomain({ domain, types: { EIP712Domain } }),
    );
    const [, name, version, chainId, address] = await client.readContract({
      ...eas,
      functionName: 'eip712Domain',
    });
    expect({ name, version, chainId, verifyingContract: address }).toEqual(domain);
  });

  test('EAS and its registry run the published code', async () => {
    expectPublishedCode(await client.getCode({ address: eas.address }), easRuntimeCode);
    expectPublishedCode(await client.getCode({ address: registry.address }), schemaRegistryRuntimeCode);
  });
});

describe('the resolver', () => {
  const address = local.contracts.contestResolver;
  const schemas = getSchemaUids(address);
  const codeHash = getResolverCodeHash(local.eas.contract);

  test('has the code of the configured hash and the address of EAS', async () => {
    expect(keccak256((await client.getCode({ address })) ?? '0x')).toBe(codeHash);
    const resolver = { address, abi: contestResolverAbi } as const;
    expect(await client.readContract({ ...resolver, functionName: 'eas' })).toBe(local.eas.contract);
  });

  test('has registered the schemas of contests', async () => {
    const contracts = SCHEMA_NAMES.map(
      (name) => ({ ...registry, functionName: 'getSchema', args: [schemas[name]] }) as const,
    );
    const records = await client.multicall({ contracts, allowFailure: false });
    expect(records).toEqual(
      SCHEMA_NAMES.map((name) => {
        const { definition, revocable } = SCHEMAS[name];
        return { uid: schemas[name], resolver: address, revocable, schema: definition };
      }),
    );
  });
});

test('has registered the schema of notes', async () => {
  const { definition, revocable } = NOTE_SCHEMA;
  const record = await client.readContract({
    ...registry,
    functionName: 'getSchema',
    args: [NOTE_SCHEMA_UID],
  });
  expect(record).toEqual({ uid: NOTE_SCHEMA_UID, resolver: zeroAddress, revocable, schema: definition });
});

test('the local chain answers several calls through Multicall3', async () => {
  const contracts = [
    { ...eas, functionName: 'getName' },
    { address: profileAddress, abi: profileAbi, functionName: 'name' },
  ] as const;
  expect(await client.multicall({ contracts, allowFailure: false })).toEqual(['EAS', 'Laurel Profile']);
});

test('has the code of the real CREATE2 proxy', async () => {
  expect(await client.getCode({ address: create2ProxyAddress })).toBe(create2ProxyRuntimeCode);
});
