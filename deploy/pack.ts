/**
 * `node deploy/pack.ts <folder> [--embedded]`: a release in a folder, from the builds of web, api and scan: what a server
 * needs and nothing of the workspace. With `--embedded` also PGlite, for `DATABASE_URL=file:…`. Run it on the platform of
 * the server: sharp has a binary for each.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');

type Manifest = {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of a package as another one imports it; undefined if it is not installed. */
function findPackage(name: string, importer: string): string | undefined {
  const places = createRequire(join(importer, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find((folder) => existsSync(folder));
  return found && realpathSync(found);
}

/**
 * Copies packages that an app of the workspace imports, with everything that they need, into a folder's `node_modules`. They
 * were installed from the workspace's lockfile, under its supply-chain rules: nothing is fetched, and no script runs.
 *
 * @returns the version of each copied package
 * @throws {Error} if one is not installed, or if two versions of one are needed
 */
export function copyPackages(names: readonly string[], app: string, into: string): Record<string, string> {
  const copied: Record<string, string> = {};
  const copy = (name: string, importer: string, isOptional: boolean) => {
    const folder = findPackage(name, importer);
    // Binaries of other platforms are not installed.
    if (!folder && isOptional) return;
    if (!folder) throw new Error(`${name} is not installed: run npm run build first.`);
    const { version, dependencies = {}, optionalDependencies = {} } = readManifest(folder);
    if (copied[name] === version) return;
    if (copied[name]) throw new Error(`Two versions of ${name} are needed: ${copied[name]} and ${version}.`);
    copied[name] = version;
    cpSync(folder, join(into, 'node_modules', name), { recursive: true, dereference: true });
    for (const each of Object.keys(dependencies)) copy(each, folder, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) copy(each, folder, true);
  };
  for (const name of names) copy(name, join(root, 'apps', app), false);
  return copied;
}

function pack(into: string, isEmbedded: boolean) {
  for (const app of ['web', 'api', 'scan']) {
    const build = join('apps', app, 'dist');
    if (!existsSync(join(root, build))) {
      console.error(`${build} is missing: run npm run build first.`);
      process.exit(1);
    }
    rmSync(join(into, build), { recursive: true, force: true });
    mkdirSync(join(into, build), { recursive: true });
    cpSync(join(root, build), join(into, build), { recursive: true });
  }
  cpSync(join(root, 'deploy'), join(into, 'deploy'), { recursive: true });
  for (const file of ['LICENSE', 'apps/web/dist/THIRD-PARTY-NOTICES.txt'])
    cpSync(join(root, file), join(into, basename(file)));
  rmSync(join(into, 'node_modules'), { recursive: true, force: true });
  // sharp re-encodes the pictures of names.
  const names = ['sharp', ...(isEmbedded ? ['@electric-sql/pglite'] : [])];
  const dependencies = copyPackages(names, 'api', into);
  const manifest = { name: 'laurel-release', private: true, type: 'module', dependencies };
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  console.log(`packed ${into}`);
}

if (import.meta.main) {
  const [folder, ...options] = process.argv.slice(2);
  if (!folder || options.some((option) => option !== '--embedded')) {
    console.error('node deploy/pack.ts <folder> [--embedded]');
    process.exit(2);
  }
  pack(resolve(folder), options.includes('--embedded'));
}
