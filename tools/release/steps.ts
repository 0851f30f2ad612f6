import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages } from '../test/consumers/packages.ts';
import { addAppChangeset } from './changesets.ts';
import { APP, listContents } from './contents.ts';
import { COMMIT_FILE, PACKED } from './publishPacked.ts';
import { runStep } from './runStep.ts';

const SBOM_FORMAT = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--lockfile-only', '--prod'];

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
  // The build of `@org/laurel` holds those of web, api and scan, and is made only to be packed.
  await runStep(['pnpm', '--filter', './apps/laurel', 'run', 'prepack'], { cwd: dir, env });
}

/**
 * Packs the packages whose version is not in the registry, with a bill of materials (CycloneDX) for each.
 *
 * @returns the folder with `packages`, `sbom`, `publish-plan.json` and the name of the commit
 */
export async function packPackages({ dir, env }: Place): Promise<string> {
  const packed = join(dir, PACKED);
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(join(packed, 'sbom'), { recursive: true });
  // The packages are built, so `prepack` must not build them again.
  const built = { ...env, pnpm_config_ignore_scripts: 'true' };
  await runStep(['changeset', 'pack', '--out-dir', packed], { cwd: dir, env: built });
  const commit = await runStep(['git', 'rev-parse', 'HEAD'], { cwd: dir, env });
  writeFileSync(join(packed, COMMIT_FILE), commit.trim());
  const list = (filters: readonly string[], ...files: readonly string[]) =>
    runStep(['pnpm', ...filters, 'sbom', ...SBOM_FORMAT, ...files], { cwd: dir, env });
  await list(filterPackages(dir), '--split', '--out', join(packed, 'sbom', '%s-%v.cdx.json'));
  const { version } = listPackages(dir).find(({ name }) => name === APP) ?? {};
  const file = join(packed, 'sbom', `${toFileName(APP)}-${version}.cdx.json`);
  const contents = JSON.parse(await list([APP, ...listContents(dir).map(({ name }) => name)].map(toFilter)));
  writeFileSync(
    file,
    JSON.stringify(addContents(JSON.parse(readFileSync(file, 'utf8')), contents), undefined, 2),
  );
  return packed;
}

/** A bill of materials in CycloneDX, as far as it is read here. */
export type Bill = {
  readonly metadata: { readonly component: { readonly 'bom-ref': string } };
  readonly components: readonly {
    readonly group?: string;
    readonly name: string;
    readonly 'bom-ref': string;
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

/** The bill of an app with that of everything that its bundles contain: pnpm lists what npm installs beside them. */
export function addContents<T extends Bill>(app: T, contents: Bill): T {
  const own = app.metadata.component['bom-ref'];
  const root = contents.metadata.component['bom-ref'];
  return {
    ...app,
    components: contents.components.filter((each) => each['bom-ref'] !== own),
    dependencies: contents.dependencies
      .filter(({ ref }) => ref !== own)
      .map(({ ref, dependsOn }) =>
        ref === root ? { ref: own, dependsOn: dependsOn.filter((each) => each !== own) } : { ref, dependsOn },
      ),
  };
}

/** `@org/laurel` is `org-laurel` in the names of tarballs and bills. */
export const toFileName = (name: string) => name.replace('@', '').replace('/', '-');

const toFilter = (name: string) => `--filter=${name}`;

const filterPackages = (dir: string) => listPackages(dir).map(({ name }) => toFilter(name));
