import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runNode } from '../../../scripts/consumers/run.ts';

const packageDir = join(import.meta.dirname, '..');

/** Everything that the package exports, and the examples in its comment. */
const documented = readDocumentation();

describe.each(documented)('$name', ({ summary, examples }) => {
  test('is explained, with an example', () => {
    expect(summary).not.toBe('');
    expect(examples).not.toEqual([]);
  });
});

describe('every example compiles', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(packageDir, 'node_modules', '.docs-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('in comments and in the README', { timeout: 60_000 }, async () => {
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
  });
});

function readDocumentation() {
  const entry = join(packageDir, 'src', 'index.ts');
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
