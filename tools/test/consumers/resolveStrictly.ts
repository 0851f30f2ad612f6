import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inject } from 'vitest';
import { findVersion } from './findVersion.ts';
import { readReadme } from './readReadme.ts';
import { run } from './run.ts';

/**
 * Resolves the first install line of a package's README with pnpm, which fails if a peer is missing or has a version that
 * does not fit. Nothing is downloaded but the facts about packages.
 *
 * @param folder the package's folder below the repository: `packages/chain-config`
 * @throws {Error} with pnpm's list of peers
 */
export async function resolveStrictly(folder: string): Promise<void> {
  const { dir, tarballs } = inject('consumer');
  const { install, pnpmSettings } = readReadme(folder);
  const project = join(`${dir}-strict`, basename(folder));
  const dependencies = install.map((name) => [
    name,
    tarballs[name] ? `file:${tarballs[name]}` : findVersion(name),
  ]);
  const settings = [
    'strictPeerDependencies: true',
    'autoInstallPeers: false',
    'overrides:',
    ...Object.entries(tarballs).map(([name, path]) => `  '${name}': 'file:${path}'`),
    pnpmSettings,
  ];
  await rm(project, { recursive: true, force: true });
  await mkdir(project, { recursive: true });
  await writeFile(join(project, 'pnpm-workspace.yaml'), settings.join('\n'));
  await writeFile(
    join(project, 'package.json'),
    JSON.stringify({ private: true, dependencies: Object.fromEntries(dependencies) }),
  );
  await run('pnpm', ['install', '--lockfile-only', '--prefer-offline', '--ignore-scripts'], project);
}
