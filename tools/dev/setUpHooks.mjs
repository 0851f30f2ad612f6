import { spawnSync } from 'node:child_process';

/**
 * Sets up the hooks of git in a repository. Does nothing where the sources came without git or lie in a folder of another
 * repository, and where hooks are set up already, such as the contributor's own.
 *
 * @param {string} root of the repository
 */
export function setUpHooks(root) {
  // In a hook or a rebase, `GIT_DIR` and others would point git at another repository.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  /** @param {string[]} args */
  const git = (...args) => spawnSync('git', args, { cwd: root, env, encoding: 'utf8' });
  const place = git('rev-parse', '--show-prefix');
  const isRepository = place.status === 0 && place.stdout.trim() === '';
  // 1: the name has no value.
  if (isRepository && git('config', 'core.hooksPath').status === 1)
    git('config', 'core.hooksPath', 'tools/dev/hooks');
}
