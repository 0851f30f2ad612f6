import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { reasons } from './reasons.ts';

/** A package that a manifest of the repository names. */
export type Direct = {
  /** The dependency's name in the catalog, which may be an alias: `typescript-7`. */
  readonly name: string;
  /** The package and the version: `typescript@7.0.2`. */
  readonly spec: string;
  /** The folders of the manifests; `.` is the root. */
  readonly usedBy: readonly string[];
  /** True if it runs in production somewhere: a dependency or a peer. */
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

/** The size of an installed package, and what the registry says about its version. */
export type Facts = { readonly bytes: number; readonly released: Date; readonly license: string };

export const documentOf = (root: string) => join(root, 'docs/dependencies.md');

const MARK =
  '<!-- Written by npm run docs:dependencies. The reasons are in tools/release/dependencies/reasons.ts. -->';
const DAY_MS = 24 * 60 * 60 * 1_000;

const toDay = (date: Date) => date.toISOString().slice(0, 10);
const toSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The part of the document below its hand-written beginning. */
function writeTables(
  rows: readonly (readonly [Direct, Facts])[],
  { today }: { readonly today: Date },
): string {
  const table = (title: string, isProduction: boolean) => [
    `## ${title}`,
    '',
    '| package | why | used by | size | license | released | age |',
    '|---|---|---|---|---|---|---|',
    ...rows
      .filter(([direct]) => direct.isProduction === isProduction)
      .map(([{ name, spec, usedBy }, { bytes, released, license }]) => {
        const age = Math.floor((today.getTime() - released.getTime()) / DAY_MS);
        const users = usedBy.map((folder) => (folder === '.' ? 'root' : basename(folder))).join(', ');
        const cells = [`\`${spec}\``, reasons[name] ?? '', users, toSize(bytes), license, toDay(released)];
        return `| ${[...cells, `${age} days`].join(' | ')} |`;
      }),
    '',
  ];
  return [
    MARK,
    '',
    `Ages on ${toDay(today)}. Sizes are those of the installed package, without its dependencies; what a visitor loads is in`,
    '[performance](performance.md).',
    '',
    ...table('In production', true),
    ...table('Build, test and measure', false),
  ].join('\n');
}

/** The document with new tables. */
export function updateDocument(
  text: string,
  rows: readonly (readonly [Direct, Facts])[],
  today: Date,
): string {
  const [beginning = ''] = text.split(MARK);
  return `${beginning.trimEnd()}\n\n${writeTables(rows, { today })}`;
}

/** One row of the document. */
export type Row = {
  readonly spec: string;
  readonly reason: string;
  readonly size: string;
  readonly license: string;
  readonly ageDays: number;
};

/** The rows of all tables. */
export function readRows(text: string): readonly Row[] {
  const [, tables = ''] = text.split(MARK);
  return [...tables.matchAll(/^\| `(.+?)` \| (.+) \|$/gm)].map(([, spec = '', rest = '']) => {
    const [reason = '', , size = '', license = '', , age = ''] = rest.split(' | ');
    return { spec, reason, size, license, ageDays: Number.parseInt(age, 10) };
  });
}
