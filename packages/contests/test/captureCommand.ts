import { runCommand } from '../src/cli/runCommand.ts';

/** Runs the command. Returns its exit code and output. */
export async function captureCommand(
  argv: readonly string[],
  context: Parameters<typeof runCommand>[2],
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const lines: string[] = [];
  const errors: string[] = [];
  const terminal = {
    out: (line: string) => void lines.push(line),
    err: (line: string) => void errors.push(line),
    progress: () => {},
  };
  const code = await runCommand(argv, terminal, context);
  return { code, out: lines.join('\n'), err: errors.join('\n') };
}
