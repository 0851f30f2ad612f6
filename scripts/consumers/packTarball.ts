import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, run } from './run.ts';

const LOCK_STALE_MS = 120_000;
const SKIPPED = new Set(['node_modules', 'dist', '.turbo']);

/**
 * Packs a package as it would be published, which builds it first (`prepack`). What was packed from the same files before is taken again.
 *
 * @param folder the package's folder below the repository: `packages/chain-config`
 * @returns the path of the tarball
 */
export async function packTarball(folder: string): Promise<string> {
  const packageDir = join(root, folder);
  const store = join(root, '.laurel', 'tarballs');
  const name = folder.replaceAll('/', '-');
  const tarball = join(store, `${name}-${await hashSources(packageDir)}.tgz`);
  await mkdir(store, { recursive: true });
  // The build empties the package's dist, so two test files must not build it at once.
  const unlock = await lock(join(store, `${name}.lock`));
  try {
    if (!existsSync(tarball)) await pack(packageDir, tarball);
  } finally {
    await unlock();
  }
  return tarball;
}

async function pack(packageDir: string, tarball: string) {
  const folder = await mkdtemp(`${tarball}-`);
  try {
    await run('pnpm', ['pack', '--pack-destination', folder], packageDir);
    const [packed] = await readdir(folder);
    if (!packed) throw new Error(`pnpm pack left nothing in ${folder}`);
    await rename(join(folder, packed), tarball);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function hashSources(packageDir: string) {
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

async function lock(folder: string) {
  for (;;) {
    try {
      await mkdir(folder);
      return () => rm(folder, { recursive: true, force: true });
    } catch {
      const held = await stat(folder).catch(() => undefined);
      // Whoever held it was killed.
      if (held && Date.now() - held.mtimeMs > LOCK_STALE_MS)
        await rm(folder, { recursive: true, force: true });
      else await sleep(100);
    }
  }
}
