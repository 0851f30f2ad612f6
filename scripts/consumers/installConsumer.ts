import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from './run.ts';

/** A project outside the repository that has installed tarballs, as another team would. */
export type Consumer = {
  readonly dir: string;
  readonly write: (files: { readonly [path: string]: string }) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/**
 * Makes an empty ESM project in a temporary folder and installs tarballs into it with npm.
 *
 * @param options.tarballs package name to the tarball's path, workspace packages that they need included
 * @param options.dependencies what else the project depends on; with any of these npm may ask its registry
 * @param options.overrides what the project says about dependencies of its dependencies
 */
export async function installConsumer({
  tarballs,
  dependencies = {},
  overrides = {},
}: {
  readonly tarballs: { readonly [name: string]: string };
  readonly dependencies?: { readonly [name: string]: string };
  readonly overrides?: Readonly<Record<string, unknown>>;
}): Promise<Consumer> {
  const dir = await mkdtemp(join(tmpdir(), 'laurel-consumer-'));
  const write = async (files: { readonly [path: string]: string }) => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await writeFile(join(dir, path), content);
    }
  };
  const local = Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]));
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...local, ...dependencies },
    overrides,
  };
  await write({ 'package.json': JSON.stringify(manifest) });
  const reach = Object.keys(dependencies).length > 0 ? '--prefer-offline' : '--offline';
  await run(
    'npm',
    ['install', reach, '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'],
    dir,
  );
  return { dir, write, remove: () => rm(dir, { recursive: true, force: true }) };
}
