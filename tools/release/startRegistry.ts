import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@org/local-stack/ports';
import { publisher } from './publisher.ts';
import { runStep } from './runStep.ts';

/** A registry on this machine, and the settings with which npm, pnpm and Yarn use it. */
export type Registry = {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  /** The JavaScript file of Yarn. */
  readonly yarn: string;
  readonly stop: () => void;
};

const PATIENCE_MS = 60_000;
const PROGRAMS = join(import.meta.dirname, '../node_modules');

/**
 * Starts Verdaccio on a loopback port. It has the packages that are published to it, and gets all others from the
 * registry that npm is configured with.
 *
 * @param dir an empty folder for its settings and packages
 */
export async function startRegistry(dir: string): Promise<Registry> {
  mkdirSync(dir, { recursive: true });
  const upstream = (await runStep(['npm', 'config', 'get', 'registry'], { cwd: dir })).trim();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/`;
  writeFileSync(join(dir, 'config.json'), JSON.stringify(createConfig(dir, upstream)));
  const userconfig = join(dir, 'npmrc');
  // npm publishes only with a token; anyone may publish here.
  writeFileSync(userconfig, `registry=${url}\n//127.0.0.1:${port}/:_authToken=dry-run\n`);
  const program = join(PROGRAMS, 'verdaccio/bin/verdaccio');
  const stack = join(import.meta.dirname, '../dev/stack/endWithParent.ts');
  const child = spawn(
    process.execPath,
    ['--import', stack, program, '--config', join(dir, 'config.json'), '--listen', `127.0.0.1:${port}`],
    { cwd: dir, stdio: 'ignore' },
  );
  await waitFor(url, () => child.exitCode === null);
  return {
    url,
    env: {
      npm_config_userconfig: userconfig,
      NPM_CONFIG_USERCONFIG: userconfig,
      npm_config_registry: url,
      pnpm_config_registry: url,
    },
    yarn: join(PROGRAMS, '@yarnpkg/cli-dist/bin/yarn.js'),
    stop: () => void child.kill(),
  };
}

const createConfig = (dir: string, upstream: string) => ({
  storage: join(dir, 'storage'),
  auth: { htpasswd: { file: join(dir, 'htpasswd') } },
  // The limit of npm's own registry: `@org/laurel` has 45 MB as it is sent.
  max_body_size: '256mb',
  uplinks: { upstream: { url: upstream, maxage: '60m' } },
  packages: {
    [`${publisher.scope}/*`]: { access: '$all', publish: '$all' },
    '**': { access: '$all', proxy: 'upstream' },
  },
  log: { type: 'stdout', format: 'json', level: 'error' },
});

async function waitFor(url: string, isRunning: () => boolean) {
  const end = Date.now() + PATIENCE_MS;
  while (isRunning() && Date.now() < end) {
    const answer = await fetch(new URL('-/ping', url)).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('Verdaccio did not start.');
}
