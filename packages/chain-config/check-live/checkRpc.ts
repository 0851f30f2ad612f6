import type { ChainConfig } from '@org/chain-config';
import { getResolverCodeHash } from '@org/chain-config/eas';
import { type Address, type Hex, isAddressEqual, keccak256, type PublicClient, parseAbi, size } from 'viem';
import { checkSchema, type ExpectedSchema, listSchemas } from './checkSchema.ts';
import { type Answer, ask, type Finding } from './finding.ts';
import { createRpcClient } from './postJson.ts';

/** Functions of EAS. Before 1.0 the version function was in capitals. */
const easAbi = parseAbi([
  'function version() view returns (string)',
  'function VERSION() view returns (string)',
  'function getAttestTypeHash() view returns (bytes32)',
  'function getRevokeTypeHash() view returns (bytes32)',
  'function getSchemaRegistry() view returns (address)',
]);

/** Functions of EAS's SchemaRegistry. */
const schemaRegistryAbi = parseAbi([
  'struct SchemaRecord { bytes32 uid; address resolver; bool revocable; string schema; }',
  'function getSchema(bytes32 uid) view returns (SchemaRecord)',
]);

/** The three versions of EAS's delegated requests, with their EIP-712 type hashes. */
const typeHashes = [
  {
    shape: 'before 1.2',
    attest: '0xdbfdf8dc2b135c26253e00d5b6cbe6f20457e003fd526d97cea183883570de61',
    revoke: '0xa98d02348410c9c76735e0d0bb1396f4015ac2bb9615f9c2611d19d7a8a99650',
  },
  {
    shape: '1.2',
    attest: '0xf83bb2b0ede93a840239f7e701a54d9bc35f03701f51ae153d601c6947ff3d3f',
    revoke: '0x2d4116d8c9824e4c316453e5c2843a1885580374159ce8768603c49085ef424c',
  },
  {
    shape: 'since 1.3',
    attest: '0xfeb2925a02bae3dae48d424a0437a2b6ac939aa9230ddc55a1a76f065d988076',
    revoke: '0xb5d556f07587ec0f08cf386545cc4362c702a001650c2058002615ee5c9d1e75',
  },
] as const satisfies readonly { shape: string; attest: Hex; revoke: Hex }[];

/** Checks the chain id, contracts and schemas of a config through an RPC. */
export async function checkRpc(
  config: ChainConfig,
  { url, timeoutMs }: { url: string; timeoutMs: number },
): Promise<readonly Finding[]> {
  const { slug, chain, contracts, eas } = config;
  const client = createRpcClient({ url, timeoutMs });
  const identity = await ask(slug, 'chain id', () => checkChainId(client, chain.id));
  // Another chain's answers say nothing about this config.
  if (identity.status !== 'ok') return [identity];
  const registry = eas.schemaRegistry ?? undefined;
  const [contestSchema, evaluationSchema] = listSchemas(config);
  return [
    identity,
    ...(await Promise.all([
      ask(slug, 'eas.contract', () => checkCode(client, eas.contract)),
      ask(slug, 'EAS version', () => checkVersion(client, eas.contract)),
      ask(slug, 'eas.schemaRegistry', () => checkRegistry(client, eas.contract, registry)),
      ask(slug, 'contest schema', () => checkRegistered(client, eas, contestSchema)),
      ask(slug, 'evaluation schema', () => checkRegistered(client, eas, evaluationSchema)),
      ask(slug, 'contracts.profile', () => checkDeployable(client, contracts.profile)),
      ask(slug, 'contracts.contestResolver', () => checkResolver(client, config)),
      ...Object.entries(chain.contracts ?? {}).flatMap(([name, contract]) => {
        const address = contract && 'address' in contract ? contract.address : undefined;
        return typeof address === 'string'
          ? [ask(slug, `chain ${name}`, () => checkCode(client, address))]
          : [];
      }),
    ])),
  ];
}

async function checkChainId(client: PublicClient, expected: number): Promise<Answer> {
  const id = await client.getChainId();
  return id === expected
    ? { status: 'ok', detail: String(id) }
    : { status: 'wrong', detail: `is chain ${id}` };
}

async function checkCode(client: PublicClient, address: Address): Promise<Answer> {
  const code = (await client.getCode({ address })) ?? '0x';
  if (size(code) === 0) return { status: 'wrong', detail: `no code at ${address}` };
  return { status: 'ok', detail: `${size(code)} bytes at ${address}` };
}

/** A contract that anybody can deploy at its address. */
async function checkDeployable(client: PublicClient, address: Address): Promise<Answer> {
  const answer = await checkCode(client, address);
  if (answer.status === 'ok') return answer;
  return { status: 'absent', detail: `not deployed yet: ${answer.detail}; anyone can deploy it` };
}

/** The resolver's code depends on the address of EAS alone. */
async function checkResolver(client: PublicClient, { contracts, eas }: ChainConfig): Promise<Answer> {
  const { contestResolver: address } = contracts;
  if (address === undefined) return { status: 'absent', detail: 'none is configured' };
  const answer = await checkDeployable(client, address);
  const expected = getResolverCodeHash(eas.contract);
  if (answer.status !== 'ok' || expected === null) return answer;
  const found = keccak256((await client.getCode({ address })) ?? '0x');
  return found === expected ? answer : { status: 'wrong', detail: `another code at ${address}: ${found}` };
}

/** The version string has been wrong before, so the type hashes decide, and both have to be of the same version. */
async function checkVersion(client: PublicClient, address: Address): Promise<Answer> {
  const read = (functionName: 'getAttestTypeHash' | 'getRevokeTypeHash') =>
    client.readContract({ address, abi: easAbi, functionName });
  const [version, attest, revoke] = await Promise.all([
    readVersion(client, address),
    read('getAttestTypeHash'),
    read('getRevokeTypeHash'),
  ]);
  const known = typeHashes.find((hashes) => hashes.attest === attest && hashes.revoke === revoke);
  if (!known) return { status: 'wrong', detail: `${version}, unknown type hashes ${attest} and ${revoke}` };
  return { status: 'ok', detail: `${version}, delegated requests as ${known.shape}` };
}

async function readVersion(client: PublicClient, address: Address): Promise<string> {
  const read = (functionName: 'version' | 'VERSION') =>
    client.readContract({ address, abi: easAbi, functionName });
  return read('version').catch(() => read('VERSION'));
}

async function checkRegistry(
  client: PublicClient,
  eas: Address,
  expected: Address | undefined,
): Promise<Answer> {
  const registry = await client.readContract({
    address: eas,
    abi: easAbi,
    functionName: 'getSchemaRegistry',
  });
  if (expected && !isAddressEqual(registry, expected)) {
    return { status: 'wrong', detail: `EAS names ${registry}, not ${expected}` };
  }
  return checkCode(client, registry);
}

/** The schema registered under the configured UID has to be the expected one. */
async function checkRegistered(
  client: PublicClient,
  eas: ChainConfig['eas'],
  expected: ExpectedSchema,
): Promise<Answer> {
  const address =
    eas.schemaRegistry ??
    (await client.readContract({ address: eas.contract, abi: easAbi, functionName: 'getSchemaRegistry' }));
  const { uid, schema, resolver, revocable } = await client.readContract({
    address,
    abi: schemaRegistryAbi,
    functionName: 'getSchema',
    args: [expected.uid],
  });
  return checkSchema(expected, { uid, definition: schema, resolver, revocable });
}
