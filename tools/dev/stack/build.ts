import { spawnSync } from 'node:child_process';
import { printStep } from './print.ts';

/**
 * Builds with turbo, which skips unchanged packages.
 *
 * @param targets filters of turbo: `@org/web`, `./packages/*`
 * @param options.isLocal whether the web build contains the local wallets; true by default
 * @returns whether everything was built
 */
export function build(targets: readonly string[], { isLocal = true } = {}): boolean {
  printStep('Building …');
  const filters = targets.map((target) => `--filter=${target}`);
  const turbo = spawnSync('turbo', ['run', 'build', '--output-logs=new-only', '--ui=stream', ...filters], {
    env: { ...process.env, LAUREL_LOCAL: isLocal ? '1' : '' },
    stdio: 'inherit',
  });
  return turbo.status === 0;
}
