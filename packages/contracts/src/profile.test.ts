import { readFileSync } from 'node:fs';
import { getContractAddress } from 'viem';
import { expect, test } from 'vitest';
import { type AbiName, abiModules, renderAbiModule } from '../scripts/abiModules.ts';
import { compileProfile } from '../scripts/compileProfile.ts';
import { create2ProxyAddress, create2Salt, profileAddress, profileCreationCode } from './index.ts';

const readText = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('compiles the source to the committed artifact', () => {
  expect(compileProfile()).toEqual(JSON.parse(readText('../artifacts/Profile.json')));
}, 30_000);

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

test('stays within the code size limits of EIP-170 and EIP-3860', () => {
  const { bytecode, deployedBytecode } = compileProfile();
  expect((bytecode.length - 2) / 2).toBeLessThanOrEqual(49_152);
  expect((deployedBytecode.length - 2) / 2).toBeLessThanOrEqual(24_576);
}, 30_000);

test.each(Object.keys(abiModules) as AbiName[])('has the ABI of the artifact in generated/%s.ts', (name) => {
  const { abi } = JSON.parse(readText(`../artifacts/${abiModules[name]}`));
  expect(readText(`./generated/${name}.ts`)).toBe(renderAbiModule(name, abi));
});
