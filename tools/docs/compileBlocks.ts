import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listEntries } from '../../apps/docs/src/listEntries.ts';
import { CHECKERS } from '../dev/commands.mjs';
import type { Block } from './readBlocks.ts';

/** The result of a run of `tsc --pretty false`. */
type CompilerRun = {
  /** `null`: a signal ended it. */
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** An error in a file, or in the whole program: then `path` and `place` are empty. */
type CompilerError = {
  readonly line: string;
  readonly path: string;
  /** The line in the file. */
  readonly place: string;
  /** `TS2304: Cannot find name 'a'.` */
  readonly error: string;
};

/**
 * The errors that the compiler found.
 *
 * @throws {Error} if it crashed: it failed without naming an error, or a signal ended it
 */
export function readCompilerErrors({ status, stdout, stderr }: CompilerRun): readonly CompilerError[] {
  if (status === 0) return [];
  const errors = stdout.split('\n').flatMap((line) => {
    const [, path = '', place = '', error] = /^(?:(.+?)\((\d+),\d+\): )?error (.+)$/.exec(line) ?? [];
    return error === undefined ? [] : [{ line, path, place, error }];
  });
  if (status === null || errors.length === 0)
    throw new Error(`The compiler ended with ${status ?? 'a signal'}: ${stderr || stdout}`);
  return errors;
}

export type Program = {
  /** The document, below the repository. */
  readonly document: string;
  readonly block: Block;
  /** The package whose dependencies it may import: `packages/contests`. */
  readonly home: string;
  /** Declarations of the names that the text around the block introduces, on one line. */
  readonly given: string;
  /** True if it may be a part of a function. */
  readonly isFragment?: boolean;
};

/** A `return` of the function around a fragment. */
const RETURN_OUTSIDE = /^TS1108:/;

/** The block's first comment may name the file, so that another block can import it. */
const nameFile = ({ block }: Program) => {
  const [, named] = /^\/\/ ([\w./[\]-]+\.tsx?)\n/.exec(block.code) ?? [];
  return named ?? `line${block.line}.${block.language === 'tsx' ? 'tsx' : 'ts'}`;
};

/**
 * Checks the types of blocks against the sources of the packages, in one program.
 *
 * @param root the folder with the repository's files
 * @returns the errors, each with the document's line
 */
export function compileBlocks(root: string, programs: readonly Program[]): readonly string[] {
  const folders = [...new Set(programs.map(({ home }) => join(root, home, '.laurel/blocks')))];
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  const files = new Map<string, Program>();
  for (const program of programs) {
    const { document, block, home, given } = program;
    const file = join(root, home, '.laurel/blocks', document.replaceAll('/', '-'), nameFile(program));
    mkdirSync(dirname(file), { recursive: true });
    // The code is at its line of the document; what is given is on the line above.
    writeFileSync(file, `${'\n'.repeat(block.line - 2)}${given}\n${block.code}\nexport {};\n`);
    files.set(file, program);
  }
  const project = join(root, 'tools/.laurel/blocks/tsconfig.json');
  mkdirSync(dirname(project), { recursive: true });
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        types: ['node', 'vite/client'],
        exactOptionalPropertyTypes: false,
        // Importers need none of these: their bundler's defaults apply.
        verbatimModuleSyntax: false,
        noUncheckedIndexedAccess: false,
        paths: Object.fromEntries(listEntries(root).map(({ name, file }) => [name, [join(root, file)]])),
      },
      files: [join(root, 'tools/test/vitest/provided.d.ts'), ...files.keys()],
    }),
  );
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
  const compiled = spawnSync(
    process.execPath,
    [tsc, ...CHECKERS, '--project', project, '--pretty', 'false'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  return readCompilerErrors(compiled).flatMap(({ line, path, place, error }) => {
    const program = files.get(join(root, path));
    if (program?.isFragment && RETURN_OUTSIDE.test(error)) return [];
    return [program === undefined ? line : `${program.document}:${place} ${error}`];
  });
}
