import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

/** A package that a manifest of the repository names. */
export type Direct = {
  /** Its name in the catalog, which may be an alias: `typescript-7`. */
  readonly name: string;
  /** The package and the version: `typescript@7.0.2`. */
  readonly spec: string;
  /** The folders of the manifests; `.` is the root. */
  readonly usedBy: readonly string[];
  /** Whether it runs in production somewhere: a dependency or a peer. */
  readonly isProduction: boolean;
};

type Manifest = Readonly<
  Record<
    'dependencies' | 'devDependencies' | 'peerDependencies' | 'optionalDependencies',
    Record<string, string>
  >
>;

/** Every direct dependency of every manifest, sorted by name. */
export function listDirect(root: string): readonly Direct[] {
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>;
  };
  const found = new Map<string, { usedBy: Set<string>; isProduction: boolean }>();
  for (const path of [
    'package.json',
    ...globSync(['{packages,apps}/*/package.json', 'tools/package.json'], { cwd: root }).sort(),
  ]) {
    const { dependencies, devDependencies, peerDependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(root, path), 'utf8'),
    ) as Partial<Manifest>;
    const folder = dirname(path);
    const inProduction = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const [name, range] of Object.entries({ ...devDependencies, ...inProduction })) {
      if (range.startsWith('workspace:')) continue;
      const entry = found.get(name) ?? { usedBy: new Set(), isProduction: false };
      entry.usedBy.add(folder);
      entry.isProduction ||= name in inProduction;
      found.set(name, entry);
    }
  }
  return [...found]
    .map(([name, { usedBy, isProduction }]) => {
      const version = catalog[name] ?? '';
      const spec = version.startsWith('npm:') ? version.slice('npm:'.length) : `${name}@${version}`;
      return { name, spec, usedBy: [...usedBy], isProduction };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
