import { root, runProgram } from './run.ts';

/**
 * Looks at a tarball with publint and with Are The Types Wrong (ESM only).
 *
 * @throws when either finds anything, with what it printed
 */
export async function lintTarball(tarball: string): Promise<void> {
  await runProgram('publint', [tarball, '--strict'], { cwd: root });
  await runProgram('attw', [tarball, '--profile', 'esm-only'], { cwd: root });
}
