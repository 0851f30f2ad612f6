import { spawnSync } from 'node:child_process';
import { printStep } from './print.ts';

/**
 * Builds with turbo, which skips unchanged packages, and adds the local wallets to the web build.
 *
 * @param targets filters of turbo: `@org/web`, `./packages/*`
 * @returns whether everything was built
 */
export function build(targets: readonly string[]): boolean {
  printStep('Building …');
  const filters = targets.map((target) => `--filter=${target}`);
  const turbo = spawnSync('turbo', ['run', 'build', '--output-logs=new-only', '--ui=stream', ...filters], {
    env: { ...process.env, LAUREL_LOCAL: '1' },
    stdio: 'inherit',
  });
  return turbo.status === 0;
}
