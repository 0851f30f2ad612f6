import { spawnSync } from 'node:child_process';
import { printStep } from './print.ts';

/**
 * Builds with turbo, which does nothing where nothing has changed, and puts the local wallets into the web build.
 *
 * @param targets names and folders as turbo filters them: `@org/web`, `./packages/*`
 * @returns whether all of it could be built
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
