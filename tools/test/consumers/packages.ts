import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A published package of a copy of the repository. */
export type PublishedPackage = {
  readonly name: string;
  readonly version: string;
  /** The folder below the repository: `packages/contests`. */
  readonly folder: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/** The published packages in a folder with the repository's files, sorted by name. */
export function listPackages(dir: string): readonly PublishedPackage[] {
  return globSync('{packages,apps}/*/package.json', { cwd: dir })
    .map((path) => ({ ...JSON.parse(readFileSync(join(dir, path), 'utf8')), folder: dirname(path) }))
    .filter(({ private: isPrivate }) => !isPrivate)
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The packages that other code imports: all but `@org/laurel`, the app as one command. */
export const listLibraries = (dir: string): readonly PublishedPackage[] =>
  listPackages(dir).filter(({ folder }) => folder.startsWith('packages/'));
