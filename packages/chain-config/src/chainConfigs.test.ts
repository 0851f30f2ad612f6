import { encodePacked, getAddress, keccak256 } from 'viem';
import * as viemChains from 'viem/chains';
import { describe, expect, test } from 'vitest';
import { type SchemaDefinition, schemaDefinitions } from '../deployments/createDeployments.ts';
import type { ChainConfig, Hex } from './base/chainConfig.ts';
import { chainConfigs } from './chainConfigs.ts';
import { parseChainConfigs } from './parseChainConfigs.ts';

const publicConfigs = chainConfigs.filter(({ status }) => status !== 'local');

test('lists the seven chains, the default first', () => {
  expect(chainConfigs.map(({ slug, chain, status }) => [slug, chain.id, status])).toEqual([
    ['base-sepolia', 84532, 'live'],
    ['base', 8453, 'live'],
    ['optimism', 10, 'live'],
    ['sepolia', 11155111, 'live'],
    ['mainnet', 1, 'live'],
    ['base-goerli', 84531, 'retired'],
    ['local', 31337, 'local'],
  ]);
});

test('has a faucet for each test network in use, and for no other chain', () => {
  const withFaucet = chainConfigs.filter((config: ChainConfig) => config.faucetUrl !== undefined);
  const testNetworks = chainConfigs.filter(
    ({ chain, status }) => 'testnet' in chain && chain.testnet && status === 'live',
  );
  expect(withFaucet.map(({ slug }) => slug)).toEqual(testNetworks.map(({ slug }) => slug));
});

test('parses to the same list after a JSON round trip', () => {
  expect(parseChainConfigs(JSON.parse(JSON.stringify(chainConfigs)))).toEqual(chainConfigs);
});

describe.each(publicConfigs)('$slug', ({ slug, chain }) => {
  test('the configured chain matches viem’s', () => {
    const viemChain = getViemChain(slug);
    const { id, name, nativeCurrency, rpcUrls, blockExplorers, blockTime, sourceId, testnet } = viemChain;
    // A second public RPC follows viem's; a retired chain has no other RPC.
    expect(chain.rpcUrls.default.http[0]).toBe(rpcUrls.default.http[0]);
    expect({ ...chain, rpcUrls }).toEqual({
      id,
      name,
      nativeCurrency,
      rpcUrls,
      blockExplorers: {
        default: { name: blockExplorers?.default.name, url: blockExplorers?.default.url },
      },
      contracts: expectedContracts(viemChain),
      blockTime,
      sourceId,
      testnet,
    });
  });
});

describe.each(chainConfigs)('$slug', (config) => {
  test('has the schema UIDs computed from their definitions', () => {
    const { contestResolver } = config.contracts;
    expect(config.eas.contestSchemaUid).toBe(toUid(contestResolver, schemaDefinitions.contest));
    expect(config.eas.evaluationSchemaUid).toBe(toUid(contestResolver, schemaDefinitions.evaluation));
  });

  test('the configured chain has checksummed addresses', () => {
    const addresses = JSON.stringify(config).match(/0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g) ?? [];
    expect(addresses.length).toBeGreaterThanOrEqual(5);
    expect(addresses).toEqual(addresses.map((address) => getAddress(address)));
  });
});

/** viem's chain, whose export name is our slug in camel case. */
function getViemChain(slug: string): viemChains.Chain {
  const exportName = slug.replace(/-./g, (part) => part.slice(1).toUpperCase());
  const [, viemChain] = Object.entries(viemChains).find(([name]) => name === exportName) ?? [];
  if (!viemChain)
    throw new Error(`viem has no chain ${exportName}: compare ${slug} with another source here`);
  return viemChain;
}

/** The three contracts that we use of viem's chain, checksummed, which viem's are not. */
function expectedContracts({ contracts = {} }: viemChains.Chain) {
  const kept = ['gasPriceOracle', 'ensUniversalResolver', 'multicall3'];
  const entries = Object.entries(contracts).filter(([name]) => kept.includes(name));
  return Object.fromEntries(
    entries.map(([name, contract]) => [
      name,
      { ...contract, address: getAddress(String(Object(contract).address)) },
    ]),
  );
}

function toUid(resolver: Hex, { definition, revocable }: SchemaDefinition) {
  return keccak256(encodePacked(['string', 'address', 'bool'], [definition, resolver, revocable]));
}
