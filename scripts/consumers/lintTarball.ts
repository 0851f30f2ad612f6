import { root, runProgram } from './run.ts';

/**
 * Checks a tarball with publint and Are The Types Wrong (ESM only).
 *
 * @throws {Error} with the output of the tool that finds a problem
 */
export async function lintTarball(tarball: string): Promise<void> {
  await runProgram('publint', [tarball, '--strict'], { cwd: root });
  await runProgram('attw', [tarball, '--profile', 'esm-only'], { cwd: root });
}
