import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { addAppChangeset } from './changesets.ts';
import { listPackages } from './packages.ts';
import { runStep } from './runStep.ts';

type Place = {
  /** A folder with the repository's files and its packages installed. */
  readonly dir: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** Turns the pending changesets into versions and changelogs, and updates the lockfile. */
export async function versionPackages({ dir, env }: Place): Promise<void> {
  addAppChangeset(dir);
  await runStep(['changeset', 'version'], { cwd: dir, env });
  // The versions of workspace packages are not in the lockfile today; a range between them may change.
  await runStep(['pnpm', 'install', '--lockfile-only', '--prefer-offline'], { cwd: dir, env });
}

/** Builds the published packages; Turbo's cache has what was built before. */
export async function buildPackages({
  dir,
  env,
  cacheDir,
}: Place & { readonly cacheDir?: string }): Promise<void> {
  const cache = cacheDir === undefined ? [] : [`--cache-dir=${cacheDir}`];
  await runStep(['turbo', 'run', 'build', '--output-logs=errors-only', ...cache, ...filterPackages(dir)], {
    cwd: dir,
    env,
  });
  // Its build holds those of web, api and scan, and is made only to be packed.
  await runStep(['pnpm', '--filter', './apps/laurel', 'run', 'prepack'], { cwd: dir, env });
}

/**
 * Packs the packages whose version is not in the registry, with a bill of materials (CycloneDX) for each.
 *
 * @returns the folder with `packages` and `sbom`
 */
export async function packPackages({ dir, env }: Place): Promise<string> {
  const packed = join(dir, '.laurel', 'release');
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(join(packed, 'sbom'), { recursive: true });
  // The packages are built, so `prepack` must not build them again.
  const built = { ...env, pnpm_config_ignore_scripts: 'true' };
  await runStep(['changeset', 'pack', '--out-dir', packed], { cwd: dir, env: built });
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--lockfile-only', '--prod'];
  const files = ['--split', '--out', join(packed, 'sbom', '%s-%v.cdx.json')];
  await runStep(['pnpm', ...filterPackages(dir), 'sbom', ...format, ...files], { cwd: dir, env });
  return packed;
}

/** Publishes what `packPackages` has packed, dependencies first, and tags the commit with each version. */
export async function publishPackages({
  dir,
  env,
  packed,
}: Place & { readonly packed: string }): Promise<void> {
  await runStep(['changeset', 'publish', '--from-pack-dir', packed], { cwd: dir, env });
}

const filterPackages = (dir: string) => listPackages(dir).map(({ name }) => `--filter=${name}`);
