import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '../../..');

/** The output of a successful command. */
export type Output = { readonly stdout: string; readonly stderr: string };

/** Runs a command without a shell; an error contains all of its output. */
export function run(command: string, args: readonly string[], cwd: string): Promise<Output> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (!error) return resolve({ stdout, stderr });
      const line = [command, ...args].join(' ');
      return reject(new Error(`${line} failed in ${cwd}:\n${stdout}${stderr}`, { cause: error }));
    });
  });
}

/** Runs a JavaScript file with this Node. */
export function runNode(args: readonly string[], cwd: string): Promise<Output> {
  return run(process.execPath, args, cwd);
}

/**
 * Runs a program of the repository, so that a consumer does not have to install it.
 *
 * @param options.of the package that has the program; default: the repository's root
 */
export function runProgram(
  name: string,
  args: readonly string[],
  { cwd, of = root }: { readonly cwd: string; readonly of?: string },
): Promise<Output> {
  return run(join(of, 'node_modules', '.bin', name), args, cwd);
}
