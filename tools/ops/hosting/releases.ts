import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many files each page of a release has of its own: enough that one is asked from a copy of the release before. */
const OWN_FILES = 8;

/** The changes of the next release. */
export type Change = {
  /** A word for its columns and files. */
  readonly name: string;
  /** Whether the release before can use the tables after its migrations. */
  readonly isUsableBefore: boolean;
};

/** Makes the release after another one: every page has files of its own, and all tables of both servers are migrated. */
export function createNextRelease(before: string, into: string, change: Change): void {
  cpSync(before, into, { recursive: true });
  addFiles(join(into, 'apps/web/dist'), change);
  const api = join(into, 'apps/api/dist/main.js');
  const lists: readonly (readonly [list: RegExp, table: string])[] = [
    [/(?<=owner:\s*"api",[^[]*\[[^[]*\[)[^\]]*(?=\]\s*\})/, 'drafts'],
    [/(?<=var MIGRATIONS\d*\s*=\s*\[)[^\]]*(?=\];\s*var toStep)/, 'siwe_sessions'],
  ];
  writeFileSync(
    api,
    lists.reduce((text, [list, table]) => addToList(text, list, table, change), readFileSync(api, 'utf8')),
  );
  addFile(join(into, 'apps/scan/dist/migrations'), change);
}

const toSql = (table: string, { name }: Change) =>
  `alter table ${table} add column ${name} text not null default '';`;

/** Appends a migration to a list in a built server. */
function addToList(text: string, list: RegExp, table: string, change: Change): string {
  const found = list.exec(text)?.[0];
  if (found === undefined) throw new Error(`The built api has no list of migrations for ${table}.`);
  const versions = found.match(/\bsql:/g)?.length ?? 0;
  const migration = {
    name: change.name,
    sql: toSql(table, change),
    usableFrom: change.isUsableBefore ? versions : versions + 1,
  };
  return text.replace(list, () => `${found},${JSON.stringify(migration)}`);
}

function addFile(folder: string, change: Change) {
  const versions = readdirSync(folder).filter((file) => file.endsWith('.sql')).length;
  const line = `-- usable from version ${change.isUsableBefore ? versions : versions + 1}\n`;
  writeFileSync(join(folder, `9${versions}_${change.name}.sql`), line + toSql('attestation', change));
}

function addFiles(build: string, { name }: Change) {
  mkdirSync(join(build, 'assets'), { recursive: true });
  const paths = Array.from({ length: OWN_FILES }, (_, nth) => `assets/${name}-${nth}.js`);
  for (const path of paths) writeFileSync(join(build, path), `// ${path}\n`);
  const links = paths.map((path) => `<link rel="modulepreload" href="/${path}">`).join('');
  for (const page of globSync('**/*.html', { cwd: build })) {
    const text = readFileSync(join(build, page), 'utf8');
    writeFileSync(join(build, page), text.replace('</head>', `${links}</head>`));
  }
}
