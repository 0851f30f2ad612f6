/**
 * `node scripts/mutate.ts [part of a line]` changes ContestResolver.sol and CanonicalAbi.sol in one place at a time, compiles
 * each mutant and runs the tests on it. It prints the mutants that no test notices. The tests are compiled once: they
 * deploy the artifact that RESOLVER_ARTIFACT names.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compileContract } from './compileContract.ts';
import { runForge } from './forge.ts';

type Mutant = {
  readonly file: string;
  readonly line: number;
  readonly change: string;
  readonly source: string;
};

const operators: readonly (readonly [RegExp, string])[] = [
  [/ == /g, ' != '],
  [/ != /g, ' == '],
  [/ < /g, ' <= '],
  [/ >= /g, ' > '],
  [/ > /g, ' >= '],
  [/ <= /g, ' < '],
  [/ \|\| /g, ' && '],
  [/ && /g, ' || '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \+= /g, ' -= '],
  [/ -= /g, ' += '],
  [/ \* /g, ' + '],
  [/ \? (.+?) : (.+?)([;)])/g, ' ? $2 : $1$3'],
  [/\b(revert \w+\([^;]*\));/g, '{}'],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/Kind\.(\w+), a\.uid/g, 'Kind.None, a.uid'],
];

/** A statement on a separate line that can be left out. */
const statement =
  /^\s+(?!return|revert|if|for|else|function|using|import|\/\/)(\w[\w.[\]]*( \+?-?=|\().*;|_\w+\(.*\);)$/;

const folder = new URL('../', import.meta.url);
const files = ['ContestResolver.sol', 'CanonicalAbi.sol'] as const;
const sources = Object.fromEntries(
  files.map((file) => [file, readFileSync(new URL(`contracts/${file}`, folder), 'utf8')]),
);

function listMutants(file: (typeof files)[number]): Mutant[] {
  const lines = (sources[file] ?? '').split('\n');
  return lines.flatMap((text, index) => {
    if (/^\s*(\/\/|\*|import|pragma|error|event)/.test(text)) return [];
    const create = (changed: string): Mutant => ({
      file,
      line: index + 1,
      change: `${text.trim()} → ${changed.trim() || '(left out)'}`,
      source: lines.with(index, changed).join('\n'),
    });
    const replaced = operators.flatMap(([pattern, by]) =>
      [...text.matchAll(pattern)].map((match) => {
        const end = match.index + match[0].length;
        const changed = match[0].replace(new RegExp(pattern.source), by);
        return create(text.slice(0, match.index) + changed + text.slice(end));
      }),
    );
    return statement.test(text) ? [...replaced, create('')] : replaced;
  });
}

const artifact = '.laurel/mutant.json';
mkdirSync(new URL('.laurel/', folder), { recursive: true });
const [part = '', share = '1'] = process.argv.slice(2);
const mutants = files
  .flatMap(listMutants)
  .filter(({ change }) => change.includes(part))
  .filter((_, index) => index % Number(share) === 0);
const counts = { killed: 0, invalid: 0, survived: 0 };

for (const { file, line, change, source } of mutants) {
  let compiled: ReturnType<typeof compileContract>;
  try {
    compiled = compileContract('ContestResolver', { ...sources, [file]: source });
  } catch {
    counts.invalid += 1;
    continue;
  }
  writeFileSync(new URL(artifact, folder), JSON.stringify(compiled));
  const { exitCode } = await runForge(
    ['test', '--fail-fast', '--no-match-contract', 'Invariant|Differential|Eas0|Eas10|Eas12'],
    { env: { RESOLVER_ARTIFACT: artifact, FOUNDRY_FUZZ_RUNS: '32' } },
  );
  if (exitCode === 0) {
    counts.survived += 1;
    console.log(`survived: ${file}:${line} ${change}`);
  } else counts.killed += 1;
}
console.log(`${counts.killed} killed, ${counts.survived} survived, ${counts.invalid} do not compile`);
