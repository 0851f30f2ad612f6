import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages } from '../../../tools/test/consumers/packages.ts';

/** The text below a changeset's list of packages, if it names this one. */
function readChangeset(path: string, name: string): string | undefined {
  const [, names = '', text = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path, 'utf8')) ?? [];
  return names.includes(`'${name}'`) || names.includes(`"${name}"`) ? text.trim() : undefined;
}

/** A changelog's headings, one level lower, without its title. */
const lower = (text: string) => text.replace(/^# .*\n/, '').replace(/^(#+) /gm, '#$1 ');

/**
 * One page with the changelog of each published package. Changes that are not released yet come first.
 *
 * @param root the folder with the repository's files
 */
export function writeChangelogs(root: string): string {
  const pending = globSync('.changeset/*.md', { cwd: root })
    .filter((path) => !path.endsWith('README.md'))
    .sort();
  const logs = listPackages(root).map(({ name, folder }) => {
    const next = pending.flatMap((path) => readChangeset(join(root, path), name) ?? []);
    const log = join(root, folder, 'CHANGELOG.md');
    return [
      `## ${name}`,
      ...(next.length > 0 ? ['### Next release', ...next] : []),
      ...(existsSync(log) ? [lower(readFileSync(log, 'utf8'))] : []),
    ].join('\n\n');
  });
  return [
    '# Changelogs',
    'What changed for importers. "Next release" is on the main branch and in no published version yet.',
    ...logs,
    '',
  ].join('\n\n');
}
