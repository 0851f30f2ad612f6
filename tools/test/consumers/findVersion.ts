import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** Frameworks of importers that nothing in this repository uses. */
const FRAMEWORKS: Readonly<Record<string, string>> = {
  express: '5.3.0',
  '@types/express': '5.0.6',
  next: '16.4.5',
};

/** The version of a package that the tests of the tarballs install: that of the catalog of pnpm-workspace.yaml. */
export function findVersion(name: string): string {
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const [, version] = new RegExp(`^ {2}'?${name}'?: (\\S+)$`, 'm').exec(catalog) ?? [];
  const found = version ?? FRAMEWORKS[name];
  if (found === undefined) throw new Error(`The catalog of pnpm-workspace.yaml has no version of ${name}.`);
  return found;
}
