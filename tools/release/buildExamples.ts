import { cpSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runStep } from './runStep.ts';
import type { Registry } from './startRegistry.ts';

/** The examples that npm installs, in a folder with the repository's files. */
export const listExamples = (dir: string): readonly string[] =>
  globSync('examples/*/package.json', { cwd: dir }).map(dirname).sort();

/**
 * Installs an example from the registry, as its README says, and builds it if it has a build.
 *
 * @param options.from the folder of the example
 * @param options.to an empty folder, outside of the repository
 */
export async function buildExample({
  from,
  to,
  registry,
}: {
  readonly from: string;
  readonly to: string;
  readonly registry: Pick<Registry, 'env'>;
}): Promise<void> {
  cpSync(from, to, { recursive: true });
  const place = { cwd: to, env: { ...registry.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1' } };
  await runStep(['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'], place);
  const { scripts = {} } = JSON.parse(readFileSync(join(to, 'package.json'), 'utf8'));
  if ('build' in scripts) await runStep(['npm', 'run', 'build'], place);
}
