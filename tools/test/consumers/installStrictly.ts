import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { findVersion } from './findVersion.ts';
import { type Consumer, openFolder } from './openConsumer.ts';
import { run } from './run.ts';

/**
 * Installs packages with pnpm beside the project of `openConsumer`, which npm has installed. A project of pnpm
 * can import only what it names; our other packages come from their tarballs too.
 *
 * @param options.name the folder; each test file has its own
 * @param options.installs names of packages, ours or those of `findVersion`
 * @returns an empty folder in the project
 */
export async function installStrictly({
  name,
  installs,
}: {
  readonly name: string;
  readonly installs: readonly string[];
}): Promise<Consumer> {
  const { dir: npmDir, tarballs } = inject('consumer');
  const project = join(`${npmDir}-pnpm`, name);
  const overrides = Object.entries(tarballs).map(([each, path]) => `  '${each}': 'file:${path}'`);
  const dependencies = [...new Set(installs)].map((each) => [
    each,
    tarballs[each] ? `file:${tarballs[each]}` : findVersion(each),
  ]);
  const files = {
    'package.json': JSON.stringify({
      name,
      private: true,
      type: 'module',
      dependencies: Object.fromEntries(dependencies),
    }),
    'pnpm-workspace.yaml': ['strictDepBuilds: false', 'overrides:', ...overrides, ''].join('\n'),
  };
  await mkdir(project, { recursive: true });
  const mark = join(project, 'installed.json');
  const wanted = JSON.stringify(files);
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== wanted) {
    await rm(mark, { force: true });
    for (const [path, content] of Object.entries(files)) await writeFile(join(project, path), content);
    await run('pnpm', ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'], project);
    await writeFile(mark, wanted);
  }
  return openFolder(project, 'app');
}
