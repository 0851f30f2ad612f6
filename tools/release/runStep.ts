import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test/consumers/run.ts';

/**
 * Installs a major version of Node from npm.
 *
 * @param options.dir a folder for its files
 * @param options.env the settings of npm; default: those of the user
 * @returns the path of its program
 */
export async function installNode({
  dir,
  major,
  env,
}: {
  readonly dir: string;
  readonly major: number;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<string> {
  mkdirSync(dir, { recursive: true });
  const name = `node-${process.platform}-${process.arch}`;
  const flags = ['--prefix', dir, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await runStep(['npm', 'install', ...flags, `${name}@^${major}`], { cwd: dir, env });
  return join(dir, 'node_modules', name, 'bin/node');
}

/** Copies the files of the working tree that git tracks or would track. */
export function copyTree(copy: string): void {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  mkdirSync(copy, { recursive: true });
  for (const path of files.split('\0').filter(Boolean)) cpSync(join(root, path), join(copy, path));
}

/**
 * Runs a program and resolves to its standard output. Stops it when this process exits.
 *
 * @throws {Error} with the command and all of its output if it fails
 */
export async function runStep(
  [program = '', ...args]: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> | undefined },
): Promise<string> {
  const child = spawn(program, args, {
    cwd,
    env: { ...withoutGit(process.env), CI: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => void child.kill();
  // Before the listeners of others, which delete the folder that it runs in.
  process.prependOnceListener('exit', stop);
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (bytes) => stdout.push(bytes));
  child.stderr.on('data', (bytes) => stderr.push(bytes));
  const [code] = await once(child, 'close').finally(() => process.off('exit', stop));
  const printed = Buffer.concat(stdout).toString();
  if (code === 0) return printed;
  throw new Error(`${[program, ...args].join(' ')} failed in ${cwd}:\n${printed}${Buffer.concat(stderr)}`);
}

/** In a git hook or a rebase, `GIT_DIR` and others would point the program at another repository. */
export function withoutGit(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));
}
