import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run, runProgram } from './run.ts';

/** The package that has the programs. */
const TOOLS = join(root, 'tools');

/**
 * Checks a tarball with publint and Are The Types Wrong (ESM only), and that it imports only what its manifest names: pnpm
 * gives a package nothing else.
 *
 * @throws {Error} with the output of the tool that finds a problem
 */
export async function lintTarball(tarball: string): Promise<void> {
  await runProgram('publint', [tarball, '--strict'], { cwd: root, of: TOOLS });
  await runProgram('attw', [tarball, '--profile', 'esm-only'], { cwd: root, of: TOOLS });
  const undeclared = await listUndeclared(tarball);
  if (undeclared.length > 0) throw new Error(`${tarball} imports ${undeclared.join(', ')}, undeclared.`);
}

const COMMENT_LINE = /^\s*\*.*$/gm;
const IMPORT = /\b(?:from|import)\s*\(?\s*["']((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^"']*)?["']/g;

async function listUndeclared(tarball: string): Promise<readonly string[]> {
  const dir = await mkdtemp(join(tmpdir(), 'laurel-tarball-'));
  try {
    await run('tar', ['-xzf', tarball, '-C', dir, '--strip-components=1'], dir);
    const { name, dependencies, peerDependencies } = JSON.parse(
      readFileSync(join(dir, 'package.json'), 'utf8'),
    );
    const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
    const imported = globSync('dist/**/*.{js,d.ts}', { cwd: dir }).flatMap((path) =>
      [...readFileSync(join(dir, path), 'utf8').replace(COMMENT_LINE, '').matchAll(IMPORT)].map(
        ([, specifier = '']) => specifier,
      ),
    );
    return [...new Set(imported)].filter((each) => !declared.has(each) && !isBuiltin(each));
  } finally {
    await rm(dir, { recursive: true });
  }
}
