import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  /** Prints the output at the end, for commands that run in parallel. */
  readonly isBeside?: boolean;
};

const children = new Set<ChildProcess>();
let isEnding = false;

/** Ends the programs that run, and starts no other, when this process alone is asked to end. */
export function endOnRequest(): void {
  process.once('SIGTERM', () => {
    isEnding = true;
    for (const child of children) child.kill();
  });
}

/** Runs a program and resolves to whether it succeeded. */
export async function runCommand(
  [program = '', ...args]: readonly string[],
  { env = {}, isBeside }: Options = {},
): Promise<boolean> {
  const output = isBeside ? 'pipe' : 'inherit';
  if (isEnding) return false;
  const child = spawn(program, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } });
  children.add(child);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => printed.push(bytes));
  const [code] = await once(child, 'close').catch((error: Error) => {
    printed.push(Buffer.from(`${program}: ${error.message}\n`));
    return [null];
  });
  children.delete(child);
  process.stdout.write(Buffer.concat(printed));
  return code === 0 && !isEnding;
}
