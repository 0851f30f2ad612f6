import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './runStep.ts';

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
