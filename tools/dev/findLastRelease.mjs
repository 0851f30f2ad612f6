import { spawnSync } from 'node:child_process';

/**
 * The tag of the last release before the current commit, such as `@org/contests@1.0.0`; undefined if there is none, or no
 * git.
 *
 * @param {string} folder in the repository
 * @returns {string | undefined}
 */
export function findLastRelease(folder) {
  const args = ['describe', '--tags', '--abbrev=0', '--match', '@*@*'];
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
