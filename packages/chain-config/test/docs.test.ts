import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runNode } from '../../../scripts/consumers/run.ts';
import manifest from '../package.json' with { type: 'json' };

const packageDir = join(import.meta.dirname, '..');

/** The source files of the code entries. */
const entries = Object.values<string>(manifest.exports).filter((path) => path.endsWith('.ts'));
/** All exports of the package, with the examples in their comments. */
const documented = entries.flatMap((path) => readDocumentation(join(packageDir, path)));

test('reads every entry', () => {
  expect(entries).toEqual(['./src/index.ts', './src/environment.ts', './src/resolvers.ts', './src/rpc.ts']);
});

describe.each(documented)('$name', ({ summary, examples }) => {
  test('has a summary and an example', () => {
    expect(summary).not.toBe('');
    expect(examples).not.toEqual([]);
  });
});

describe('compiles every example', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(packageDir, 'node_modules', '.docs-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('in comments and in the README, whose last example prints its comment', {
    timeout: 60_000,
  }, async () => {
    const readme = await readFile(join(packageDir, 'README.md'), 'utf8');
    const blocks = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
    expect(blocks).toHaveLength(3);
    const examples = [...blocks, ...documented.flatMap(({ examples }) => examples)];
    for (const [index, code] of examples.entries()) await writeFile(join(folder, `example${index}.ts`), code);
    const project = {
      extends: '../../test/tsconfig.types.json',
      compilerOptions: { types: ['node'] },
      files: examples.map((_, index) => `example${index}.ts`),
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
    const tsc = join(packageDir, 'node_modules', 'typescript-7', 'bin', 'tsc');
    await runNode([tsc, '--project', folder], packageDir);

    const [, , last = ''] = blocks;
    const { stderr } = await runNode(['--input-type=module', '--eval', last], packageDir);
    expect(stderr.trim()).toBe(/\n +\/\/ (.+)\n/.exec(last)?.[1]);
  });
});

function readDocumentation(entry: string) {
  const program = ts.createProgram([entry], { allowImportingTsExtensions: true, noEmit: true, noLib: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return symbols
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .map((symbol) => ({
      name: symbol.name,
      summary: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      examples: symbol
        .getJsDocTags(checker)
        .filter((tag) => tag.name === 'example')
        .map((tag) => ts.displayPartsToString(tag.text)),
    }));
}
