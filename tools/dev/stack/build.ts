import { spawnSync } from 'node:child_process';
import { printStep } from './print.ts';

/** The command that builds what these filters of turbo select: `@org/web`, `./packages/*`. */
export const toBuildCommand = (targets: readonly string[]): readonly string[] => [
  ...['turbo', 'run', 'build', '--output-logs=new-only', '--ui=stream'],
  ...targets.map((target) => `--filter=${target}`),
];

/**
 * Builds with turbo, which skips unchanged packages.
 *
 * @param targets filters of turbo
 * @param options.isLocal whether the web build contains the local wallets; true by default
 * @returns whether everything was built
 */
export function build(targets: readonly string[], { isLocal = true } = {}): boolean {
  printStep('Building …');
  const [program = '', ...args] = toBuildCommand(targets);
  const turbo = spawnSync(program, args, {
    env: { ...process.env, LAUREL_LOCAL: isLocal ? '1' : '' },
    stdio: 'inherit',
  });
  return turbo.status === 0;
}
