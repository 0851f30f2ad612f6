/**
 * `pnpm --filter @org/contracts compile` writes the artifacts of our contracts, the typed ABI of every artifact, and the
 * resolver's init code for @org/contests, which must not import this package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type AbiName, abiModules, renderAbiModule } from './abiModules.ts';
import { compileContract, contractNames } from './compileContract.ts';
import { renderInitCode } from './initCode.ts';

const artifacts = new URL('../artifacts/', import.meta.url);
const generated = new URL('../src/generated/', import.meta.url);
const initCode = new URL('../../contests/src/deploy/generated/resolverInitCode.ts', import.meta.url);

for (const name of contractNames) {
  writeFileSync(new URL(`${name}.json`, artifacts), `${JSON.stringify(compileContract(name), null, 2)}\n`);
}
for (const [name, artifact] of Object.entries(abiModules)) {
  const { abi } = JSON.parse(readFileSync(new URL(artifact, artifacts), 'utf8'));
  writeFileSync(new URL(`${name}.ts`, generated), renderAbiModule(name as AbiName, abi));
}
const resolver = JSON.parse(readFileSync(new URL('ContestResolver.json', artifacts), 'utf8'));
writeFileSync(initCode, renderInitCode(resolver));
