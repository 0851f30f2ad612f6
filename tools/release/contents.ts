import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publisher } from './publisher.ts';

/** A package of the workspace whose code another package contains. */
export type Contained = {
  readonly name: string;
  /** The folder below the repository: `apps/web`. */
  readonly folder: string;
  readonly isPrivate: boolean;
};

type Manifest = {
  readonly name: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

/** The app as one command. */
export const APP = `${publisher.scope}/laurel`;
/** The package whose `scripts/pack.ts` copies their builds. */
const PACKED = ['web', 'api', 'scan'].map((name) => `${publisher.scope}/${name}`);

/** The contents of `@org/laurel`: the apps that it packs, and the packages of the workspace that are bundled into them. */
export function listContents(dir: string): readonly Contained[] {
  const known = new Map(
    globSync('{packages,apps}/*/package.json', { cwd: dir }).map((path) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(dir, path), 'utf8'));
      return [manifest.name, { ...manifest, folder: dirname(path) }];
    }),
  );
  const found = new Map<string, Contained>();
  const add = (name: string) => {
    const manifest = known.get(name);
    if (!manifest || found.has(name)) return;
    found.set(name, { name, folder: manifest.folder, isPrivate: manifest.private === true });
    for (const each of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) add(each);
  };
  for (const name of [APP, ...PACKED]) add(name);
  found.delete(APP);
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}
