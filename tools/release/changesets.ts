import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parse } from 'yaml';
import { listPackages } from '../test/consumers/packages.ts';
import { APP, listContents } from './contents.ts';
import { runStep } from './runStep.ts';

const CHANGESETS = '.changeset/*.md';
/** Files of an app that are served as they are. */
const SERVED = ['public/**', 'fonts/**', 'artifacts/**', '*.html'];

/** Scripts of the repository that the app bundles. */
const STACK = 'tools/dev/stack';

/** The packages that a changeset names; none if it is empty. */
function readNames(file: string): readonly string[] {
  const [, front = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return Object.keys(parse(front) ?? {});
}

/** `src/**` or, with `!` before it, all but these. */
function matches(path: string, patterns: readonly string[]): boolean {
  const without = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  const isOneOf = (globs: readonly string[]) => globs.some((glob) => matchesGlob(path, glob));
  return isOneOf(patterns.filter((pattern) => !pattern.startsWith('!'))) && !isOneOf(without);
}

/**
 * The published packages that changed since a commit without a changeset that names them. `@org/laurel` changes with each
 * private package that it contains. An empty changeset says that nothing needs a release.
 *
 * @returns a sentence for each
 * @throws {Error} if there is no such commit
 */
export async function findUnnamed(dir: string, base: string): Promise<readonly string[]> {
  const forkedAt = (await runStep(['git', 'merge-base', base, 'HEAD'], { cwd: dir })).trim();
  const changed = (await runStep(['git', 'diff', '--name-only', '-z', forkedAt], { cwd: dir })).split('\0');
  const changesets = changed
    .filter((path) => matchesGlob(path, CHANGESETS) && existsSync(join(dir, path)))
    .map((path) => readNames(join(dir, path)));
  if (changesets.some((names) => names.length === 0)) return [];
  const named = new Set(changesets.flat());
  const config = JSON.parse(readFileSync(join(dir, '.changeset/config.json'), 'utf8'));
  const patterns: readonly string[] = config.changedFilePatterns;
  const findChanged = (folder: string, globs: readonly string[]) =>
    changed.find((path) => path.startsWith(`${folder}/`) && matches(path.slice(folder.length + 1), globs));
  const own = listPackages(dir).map(({ name, folder }) => ({ name, path: findChanged(folder, patterns) }));
  const contained = listContents(dir)
    .filter(({ isPrivate }) => isPrivate)
    .map(({ folder }) => ({ name: APP, path: findChanged(folder, [...patterns, ...SERVED]) }));
  // `npx @org/laurel` runs them.
  const stack = { name: APP, path: findChanged(STACK, ['*.ts', '!*.test.ts']) };
  return [...own, ...contained, stack].flatMap(({ name, path }) =>
    path === undefined || named.has(name) ? [] : [`${name} changed (${path}), and no changeset names it.`],
  );
}

/** A release of a library that `@org/laurel` contains releases it too, unless a changeset names it already. */
export function addAppChangeset(dir: string): void {
  const named = new Set(globSync(CHANGESETS, { cwd: dir }).flatMap((path) => readNames(join(dir, path))));
  const updated = listContents(dir).filter(({ name }) => named.has(name));
  if (named.has(APP) || updated.length === 0) return;
  const names = updated.map(({ name }) => `\`${name}\``).join(', ');
  writeFileSync(
    join(dir, '.changeset/app-of-updated-packages.md'),
    ['---', `'${APP}': patch`, '---', '', `Contains the new versions of ${names}.`, ''].join('\n'),
  );
}
