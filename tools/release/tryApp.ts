import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { APP } from './contents.ts';
import { runStep } from './runStep.ts';
import type { Registry } from './startRegistry.ts';

/**
 * Runs a version of `@org/laurel` with npx in an empty folder: its version, its help, and doctor, which starts the api with
 * its web build for a moment.
 *
 * @throws {Error} if a command fails or prints something else
 */
export async function tryApp(dir: string, version: string, { env }: Registry): Promise<void> {
  mkdirSync(dir, { recursive: true });
  // npx caches packages by name and version, so it would run that of an earlier rehearsal.
  const own = { ...env, npm_config_cache: join(dir, 'npm-cache') };
  const npx = (...args: readonly string[]) =>
    runStep(['npx', '--yes', `${APP}@${version}`, ...args], { cwd: dir, env: own });
  for (const [args, expected] of [
    [['--version'], `${version}\n`],
    [['--help'], '\n  laurel doctor [options] '],
    [['doctor', '--local'], '\nok    settings, web build and database of the api\n'],
  ] as const) {
    const printed = await npx(...args);
    if (!printed.includes(expected))
      throw new Error(`${APP} ${args.join(' ')} did not print ${JSON.stringify(expected)}:\n${printed}`);
  }
}
