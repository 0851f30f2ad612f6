import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chainConfigs } from '@org/chain-config';
import { getContractAddress } from 'viem';
import { expect, test } from 'vitest';
import { compileContract, contractNames, getAbiName, renderAbi } from '../scripts/compileContract.ts';
import { renderContestsAbis } from '../scripts/contestsAbis.ts';
import { easVersions } from './easVersions.ts';
import {
  contestResolverAbi,
  create2ProxyAddress,
  create2Salt,
  easAbi,
  profileAbi,
  profileAddress,
  profileCreationCode,
  schemaRegistryAbi,
} from './index.ts';

const readText = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test.each(contractNames)(
  'compiles %s.sol to its committed artifact and ABI',
  (name) => {
    const { abi, ...artifact } = compileContract(name);
    expect(artifact).toEqual(JSON.parse(readText(`../artifacts/${name}.json`)));
    expect(readText(`./generated/${getAbiName(name)}.ts`)).toBe(renderAbi(name, abi));
  },
  60_000,
);

const parts = renderContestsAbis({
  ...{ EAS: easAbi, SchemaRegistry: schemaRegistryAbi },
  ...{ Profile: profileAbi, ContestResolver: contestResolverAbi },
});

test.each(Object.entries(parts))('takes %s of contests from the ABI', (path, code) => {
  expect(readText(`../../contests/src/${path}`)).toBe(code);
});

test.each(contractNames)('keeps %s within the code size limits of EIP-170 and EIP-3860', (name) => {
  const { bytecode, deployedBytecode } = JSON.parse(readText(`../artifacts/${name}.json`));
  expect((bytecode.length - 2) / 2).toBeLessThanOrEqual(49_152);
  expect((deployedBytecode.length - 2) / 2).toBeLessThanOrEqual(24_576);
});

// artifacts/eas/SOURCE.md has the same hashes.
test.each([
  ['EAS', easAbi, 'b68e652761b253af052f5afc5a542eab84cfbee17bd429dde3c6250bc39dd286'],
  ['SchemaRegistry', schemaRegistryAbi, '77d5006e45025363b58ffaefd2680fbae46361a7063caa4bc763b283668e9e9a'],
] as const)('has the ABI of %s as published', (name, abi, hash) => {
  expect(createHash('sha256').update(JSON.stringify(abi)).digest('hex')).toBe(hash);
  expect(readText('../artifacts/eas/SOURCE.md')).toContain(`${name}: \`${hash}\``);
});

/** The operations of code, without the data that a PUSH has behind it. */
function listOperations(code: string): readonly number[] {
  const bytes = Buffer.from(code.slice(2), 'hex');
  const operations: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const operation = bytes[at] ?? 0;
    operations.push(operation);
    if (operation >= 0x60 && operation <= 0x7f) at += operation - 0x5f;
  }
  return operations;
}

test('has no operation in ContestResolver that calls, creates, destroys or keeps transient values', () => {
  const { deployedBytecode } = JSON.parse(readText('../artifacts/ContestResolver.json'));
  const found = new Set(listOperations(deployedBytecode));
  // MCOPY is the newest one that it needs.
  expect(found).toContain(0x5e);
  const calls = [0xf1, 0xf2, 0xf4, 0xfa];
  const creations = [0xf0, 0xf5, 0xff];
  const others = [0x5c, 0x5d, 0x1e, 0x49, 0x4a];
  expect([...calls, ...creations, ...others].filter((operation) => found.has(operation))).toEqual([]);
});

test('has the frozen CREATE2 address of its code', () => {
  expect(profileAddress).toBe('0xA9162a6a35206D9279D67984De61a1191Ae16EC0');
  expect(
    getContractAddress({
      opcode: 'CREATE2',
      from: create2ProxyAddress,
      salt: create2Salt,
      bytecode: profileCreationCode,
    }),
  ).toBe(profileAddress);
});

test.each(chainConfigs)('is the Profile address of chain-config on $slug', ({ contracts }) => {
  expect(contracts.profile).toBe(profileAddress);
});

test.each(Object.entries(easVersions))('has whole bytes of hex as the code of EAS %s', (_, codes) => {
  for (const code of Object.values(codes)) expect(code).toMatch(/^0x([0-9a-f]{2})+$/);
});
