import { readFileSync } from 'node:fs';
import { base, baseSepolia, local, mainnet, sepolia } from '@org/chain-config';
import {
  create2ProxyAddress,
  create2ProxyRuntimeCode,
  easCreationCode,
  multicall3Address,
  multicall3CreationCode,
  schemaRegistryCreationCode,
} from '@org/contracts';
import type { EmptyChain } from '@org/local-stack';
import { concat, getContractAddress, type Hex, pad } from 'viem';

type EasCodes = { readonly EAS: Hex; readonly SchemaRegistry: Hex };

/** The slot of EIP-1967 proxies, and the smallest proxy that delegates to the address in it. */
const PROXY_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
const proxyCode: Hex = `0x363d3d373d3d363d7f${PROXY_SLOT.slice(2)}545af43d6000803e6038573d6000fd5b3d6000f3`;

const current: EasCodes = { EAS: easCreationCode, SchemaRegistry: schemaRegistryCreationCode };

const readVersion = (version: string): EasCodes => {
  const url = new URL(`../../contracts/artifacts/eas/versions/${version}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8'));
};

/** Runs a constructor in a call: the returned code includes its immutables. */
async function getRuntimeCode({ client }: EmptyChain, creationCode: Hex): Promise<Hex> {
  const { data } = await client.call({ data: creationCode });
  if (!data) throw new Error('The constructor returned no code.');
  return data;
}

async function placeEas(
  chain: EmptyChain,
  { contract, schemaRegistry }: { readonly contract: Hex; readonly schemaRegistry: Hex },
  { codes, isProxied = false }: { readonly codes: EasCodes; readonly isProxied?: boolean },
): Promise<void> {
  const { client } = chain;
  const registryCode = await getRuntimeCode(chain, codes.SchemaRegistry);
  const easCode = await getRuntimeCode(chain, concat([codes.EAS, pad(schemaRegistry)]));
  await client.setCode({ address: schemaRegistry, bytecode: registryCode });
  const address = isProxied ? getContractAddress({ from: contract, nonce: 1n }) : contract;
  await client.setCode({ address, bytecode: easCode });
  if (!isProxied) return;
  await client.setCode({ address: contract, bytecode: proxyCode });
  await client.setStorageAt({ address: contract, index: PROXY_SLOT, value: pad(address) });
}

const placeProxy = ({ client }: EmptyChain) =>
  client.setCode({ address: create2ProxyAddress, bytecode: create2ProxyRuntimeCode });

const placeMulticall3 = async (chain: EmptyChain) =>
  chain.client.setCode({
    address: multicall3Address,
    bytecode: await getRuntimeCode(chain, multicall3CreationCode),
  });

/** The contracts that give an empty chain the shape of a live one. */
const shapes = {
  /** An OP-stack testnet: EAS is a predeploy behind a proxy. Nobody has used it for contests. */
  baseSepolia: async (chain: EmptyChain) => {
    await placeEas(chain, baseSepolia.eas, { codes: current, isProxied: true });
  },
  /** The same where money is real. */
  base: async (chain: EmptyChain) => {
    await placeEas(chain, base.eas, { codes: current, isProxied: true });
  },
  /** Another address and an older version of EAS. */
  mainnet: async (chain: EmptyChain) => {
    await placeEas(chain, mainnet.eas, { codes: readVersion('0.26') });
  },
  /** The same on a testnet. */
  sepolia: async (chain: EmptyChain) => {
    await placeEas(chain, sepolia.eas, { codes: readVersion('0.26') });
  },
} as const;

const configs = { baseSepolia, base, mainnet, sepolia } as const;

type Lack = 'eas' | 'proxy' | 'multicall3';

/** Gives an empty chain the id of a live one, and its shape without what it is to lack. */
export async function shape(
  chain: EmptyChain,
  name: keyof typeof shapes,
  { without = [] }: { readonly without?: readonly Lack[] } = {},
): Promise<void> {
  // The chain's own accounts sign for its first id only.
  await chain.setChainId(local.chain.id);
  if (!without.includes('eas')) await shapes[name](chain);
  if (!without.includes('proxy')) await placeProxy(chain);
  if (!without.includes('multicall3')) await placeMulticall3(chain);
  await chain.setChainId(configs[name].chain.id);
}
