/**
 * `pnpm --filter @org/contracts compile` writes the artifacts and the typed ABIs of our contracts, and the resolver's init
 * code and the parts of the ABIs for @org/contests, which must not import this package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Abi, Hex } from 'viem';
import { easAbi } from '../src/generated/easAbi.ts';
import { schemaRegistryAbi } from '../src/generated/schemaRegistryAbi.ts';
import { compileContract, contractNames, getAbiName, renderAbi } from './compileContract.ts';
import { renderContestsAbis } from './contestsAbis.ts';

type Artifact = {
  readonly bytecode: Hex;
  readonly deployedBytecode: Hex;
  readonly immutables: Readonly<Record<string, readonly number[]>>;
};

/** The module of @org/contests with the init code of ContestResolver. */
function renderInitCode({ bytecode, deployedBytecode, immutables }: Artifact): string {
  const digits = deployedBytecode.slice(2);
  const start = bytecode.indexOf(digits);
  if (start < 0) throw new Error('The init code does not contain the run-time code.');
  const offsets = Object.entries(immutables).map(([name, bytes]) => `    ${name}: [${bytes.join(', ')}],\n`);
  return `// Generated from artifacts/ContestResolver.json by packages/contracts/scripts/compile.ts.
import type { Abi, Hex } from 'viem';
import { easAbi } from '../src/generated/easAbi.ts';
import { schemaRegistryAbi } from '../src/generated/schemaRegistryAbi.ts';

/**
 * The init code of the resolver of contests, without the argument of its constructor: the address of EAS,
 * padded to 32 bytes on the left.
 */
export const RESOLVER_INIT_CODE: Hex =
  '${bytecode}';

/**
 * The bytes of the init code that are the run-time code. The constructor writes each immutable into it as a word, at these
 * of its bytes.
 */
export const RESOLVER_RUNTIME = {
  start: ${(start - 2) / 2},
  end: ${(start - 2 + digits.length) / 2},
  immutables: {
${offsets.join('')}  },
} as const;
`;
}

const artifacts = new URL('../artifacts/', import.meta.url);
const generated = new URL('../src/generated/', import.meta.url);
const contests = new URL('../../contests/src/', import.meta.url);
const abis: Record<string, Abi> = { EAS: easAbi, SchemaRegistry: schemaRegistryAbi };

for (const name of contractNames) {
  const { abi, ...artifact } = compileContract(name);
  abis[name] = abi;
  writeFileSync(new URL(`${name}.json`, artifacts), `${JSON.stringify(artifact, null, 2)}\n`);
  writeFileSync(new URL(`${getAbiName(name)}.ts`, generated), renderAbi(name, abi));
}
const resolver = JSON.parse(readFileSync(new URL('ContestResolver.json', artifacts), 'utf8'));
writeFileSync(new URL('write/generated/resolverInitCode.ts', contests), renderInitCode(resolver));
for (const [path, code] of Object.entries(renderContestsAbis(abis)))
  writeFileSync(new URL(path, contests), code);
