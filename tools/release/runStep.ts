import { spawn } from 'node:child_process';
import { once } from 'node:events';

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
