import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Licensed, listLicenses } from './licenses.ts';

const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

/** Packages of which parts are copied at build time, and the package of the workspace that does it. */
const COPIED = [{ name: 'lucide-react', by: 'packages/ui-theme' }];
/** The web build replaces them, so no product contains them or their parts. */
const REPLACED = /^(?:ua-parser-js|@metamask\/sdk(?:-[\w-]+)?)$/;

const TEXT_FILE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i;

/** Compares by code units: the same on every machine. */
const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

function readCopied(root: string): readonly Licensed[] {
  return COPIED.map(({ name, by }) => {
    const path = join(root, by, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    return { name, license, versions: [version], paths: [path] };
  });
}

/** The texts in a package's folder: its license, and what Apache-2.0 calls its notice. */
const readTexts = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort(compare)
    .map((name) => readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n').trim());

/** One paragraph for all packages with the same texts. */
function describe(packages: readonly Licensed[]): string {
  const groups = new Map<string, string[]>();
  const sorted = [...packages].sort((one, other) => compare(one.name, other.name));
  for (const { name, license, versions, paths, author } of sorted) {
    const spec = `${[...versions]
      .sort(compare)
      .map((version) => `${name}@${version}`)
      .join(', ')} (${license})`;
    const text = [...new Set(paths.flatMap(readTexts))].sort(compare).join('\n\n');
    const key = text || `No license text of its own.${author ? ` Author: ${author}` : ''}`;
    groups.set(key, [...(groups.get(key) ?? []), spec]);
  }
  const line = '-'.repeat(80);
  return [
    'Laurel contains these packages, or is installed with them. Thank you to their authors.',
    ...[...groups].map(([text, specs]) => `${specs.join('\n')}\n\n${text}`),
  ].join(`\n\n${line}\n\n`);
}

/** The licenses of all packages in production, with their texts. Needs no network. */
export async function createNotices(root: string): Promise<string> {
  const packages = (await listLicenses(root)).filter(({ name }) => !REPLACED.test(name));
  return `${describe([...packages, ...readCopied(root)])}\n`;
}

/** Writes them into a folder. */
export async function writeNotices(root: string, folder: string): Promise<void> {
  writeFileSync(join(folder, NOTICES_FILE), await createNotices(root));
}
