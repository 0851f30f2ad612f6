import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLibraries } from '../../../tools/test/consumers/packages.ts';

/** A module that a published package exports. */
export type Entry = {
  /** The import specifier, such as `@org/contests/chain`. */
  readonly name: string;
  /** The package: `@org/contests`. */
  readonly package: string;
  /** The entry's source below the repository: `packages/contests/src/chain.ts`. */
  readonly file: string;
};

/** Entries without an interface of their own: messages, and a worker's script. */
const WITHOUT_REFERENCE = /\/(?:messages(?:\/|$)|reading-worker$)/;

/**
 * The modules that the published packages export and that have a reference, in their manifests' order.
 *
 * @param root the folder with the repository's files
 */
export const listEntries = (root: string): readonly Entry[] =>
  listLibraries(root).flatMap(({ name, folder }) => {
    const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.entries<string>(exports)
      .filter(([, file]) => /\.tsx?$/.test(file))
      .map(([subpath, file]) => ({ name: join(name, subpath), package: name, file: join(folder, file) }))
      .filter((entry) => !WITHOUT_REFERENCE.test(entry.name));
  });
