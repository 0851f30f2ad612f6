import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, 'peers');

/** Newer releases of indirect dependencies do not change the peer. */
const BEFORE = '2026-11-21';

/** Installs better-auth once per list of versions, outside the workspace. @returns its server's file */
export function installBetterAuth(): string {
  const manifest = readFileSync(join(SOURCES, 'package.json'));
  const version = createHash('sha256').update(manifest).update(BEFORE).digest('hex').slice(0, 8);
  const folder = join(tmpdir(), `laurel-bench-sign-in-${version}`);
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'betterAuth.mjs']) cpSync(join(SOURCES, file), join(folder, file));
  const done = join(folder, 'node_modules', '.bench-installed');
  if (!existsSync(done)) {
    console.log('Installing better-auth (about 100 MB, once) …');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    const { status } = spawnSync('npm', ['install', '--before', BEFORE, ...options], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('better-auth cannot be installed.');
    writeFileSync(done, '');
  }
  return join(folder, 'betterAuth.mjs');
}
