import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './run.ts';

const SKIPPED = new Set(['node_modules', 'src', 'test', '.turbo', '.laurel']);

/**
 * Packs a built package as for publishing. Reuses an existing tarball of the same files.
 *
 * @param folder the package's folder below the repository: `packages/chain-config`
 * @returns the path of the tarball
 */
export async function packTarball(folder: string): Promise<string> {
  const packageDir = join(root, folder);
  const store = join(root, '.laurel', 'tarballs');
  const tarball = join(store, `${folder.replaceAll('/', '-')}-${await hashFiles(packageDir)}.tgz`);
  if (existsSync(tarball)) return tarball;
  await mkdir(store, { recursive: true });
  const temporary = await mkdtemp(`${tarball}-`);
  try {
    // Without `prepack`, because turbo has built the package already (manifests.test.ts checks that both use one command).
    await run('pnpm', ['pack', '--config.ignore-scripts=true', '--pack-destination', temporary], packageDir);
    const [packed] = await readdir(temporary);
    if (!packed) throw new Error(`pnpm pack left nothing in ${temporary}`);
    await rename(join(temporary, packed), tarball);
  } finally {
    await rm(temporary, { recursive: true });
  }
  return tarball;
}

async function hashFiles(packageDir: string) {
  const hash = createHash('sha256');
  const paths: string[] = [];
  const files = glob('**', {
    cwd: packageDir,
    withFileTypes: true,
    exclude: ({ name }) => SKIPPED.has(name),
  });
  for await (const file of files) if (file.isFile()) paths.push(join(file.parentPath, file.name));
  for (const path of paths.sort()) hash.update(path).update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}
