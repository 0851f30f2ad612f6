import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AbiName, abiModules, renderAbiModule } from '../scripts/abiModules.ts';
import { compileContract, contractNames } from '../scripts/compileContract.ts';

const readText = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test.each(contractNames)(
  'compiles %s.sol to its committed artifact',
  (name) => {
    expect(compileContract(name)).toEqual(JSON.parse(readText(`../artifacts/${name}.json`)));
  },
  60_000,
);

test.each(contractNames)('keeps %s within the code size limits of EIP-170 and EIP-3860', (name) => {
  const { bytecode, deployedBytecode } = JSON.parse(readText(`../artifacts/${name}.json`));
  expect((bytecode.length - 2) / 2).toBeLessThanOrEqual(49_152);
  expect((deployedBytecode.length - 2) / 2).toBeLessThanOrEqual(24_576);
});

test.each(Object.keys(abiModules) as AbiName[])('has the ABI of the artifact in generated/%s.ts', (name) => {
  const { abi } = JSON.parse(readText(`../artifacts/${abiModules[name]}`));
  expect(readText(`./generated/${name}.ts`)).toBe(renderAbiModule(name, abi));
});
