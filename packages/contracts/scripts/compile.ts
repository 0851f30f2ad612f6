/**
 * `pnpm --filter @org/contracts compile` writes the artifacts and the typed ABIs of our contracts, and the resolver's init
 * code for @org/contests, which must not import this package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { compileContract, contractNames } from './compileContract.ts';
import { renderInitCode } from './initCode.ts';
import { getAbiName, renderAbi } from './renderAbi.ts';

const artifacts = new URL('../artifacts/', import.meta.url);
const generated = new URL('../src/generated/', import.meta.url);
const initCode = new URL('../../contests/src/write/generated/resolverInitCode.ts', import.meta.url);

for (const name of contractNames) {
  const { abi, ...artifact } = compileContract(name);
  writeFileSync(new URL(`${name}.json`, artifacts), `${JSON.stringify(artifact, null, 2)}\n`);
  writeFileSync(new URL(`${getAbiName(name)}.ts`, generated), renderAbi(name, abi));
}
const resolver = JSON.parse(readFileSync(new URL('ContestResolver.json', artifacts), 'utf8'));
writeFileSync(initCode, renderInitCode(resolver));
