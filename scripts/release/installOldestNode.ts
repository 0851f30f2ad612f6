import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './runStep.ts';
import type { Registry } from './startRegistry.ts';

/** `engines` of the published packages. */
export const OLDEST_NODE = 20;

/**
 * Installs the oldest Node that runs the packages, from npm.
 *
 * @returns the path of its program
 */
export async function installOldestNode(dir: string, { env }: Pick<Registry, 'env'>): Promise<string> {
  mkdirSync(dir, { recursive: true });
  const name = `node-${process.platform}-${process.arch}`;
  const flags = ['--prefix', dir, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await runStep(['npm', 'install', ...flags, `${name}@^${OLDEST_NODE}`], { cwd: dir, env });
  return join(dir, 'node_modules', name, 'bin/node');
}
