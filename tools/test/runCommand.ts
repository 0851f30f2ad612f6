import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  /** Prints the output at the end, for commands that run in parallel. */
  readonly isBeside?: boolean;
};

/** A request to end that only this process receives ends its children too. */
const ending = new AbortController();
process.once('SIGTERM', () => ending.abort());

/** Runs a program and resolves to whether it succeeded. */
export async function runCommand(
  [program = '', ...args]: readonly string[],
  { env = {}, isBeside }: Options = {},
): Promise<boolean> {
  const output = isBeside ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    signal: ending.signal,
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => printed.push(bytes));
  const [code] = await once(child, 'close').catch((error: Error) => {
    printed.push(Buffer.from(`${program}: ${error.message}\n`));
    return [null];
  });
  process.stdout.write(Buffer.concat(printed));
  return code === 0;
}
