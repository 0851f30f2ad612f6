import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Run by tools/dev/laurel.mjs while it installs the packages of npm, so that this file imports none. The arguments name
// programs of `PROGRAMS`.

const APT = '/usr/bin/apt-get';

/** Chromium without a browser UI, which opens pages in less than half the time. */
export const CHROMIUM_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The folder of Debian's PostgreSQL, with a folder for each version. */
export const DEBIAN_POSTGRES = '/usr/lib/postgresql';

export const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The paths that these programs can have, in the order of the PATH. */
export const listPaths = (names: readonly string[]): string[] =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );

const { CHROMIUM_PATH, POSTGRES_BIN } = process.env;

/** The programs that commands need (tools/dev/commands.mjs): Debian's package, and whether the machine has one already. */
const PROGRAMS = {
  chromium: {
    package: 'chromium-headless-shell',
    isInstalled: Boolean(CHROMIUM_PATH) || listPaths(CHROMIUM_SHELLS).some(isProgram),
  },
  postgres: {
    package: 'postgresql',
    isInstalled:
      Boolean(POSTGRES_BIN) || existsSync(DEBIAN_POSTGRES) || listPaths(['postgres']).some(isProgram),
  },
};

/** Runs a program and shows its output. */
export const tryCommand = (name: string, args: readonly string[]): boolean =>
  spawnSync(name, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Installs Debian packages if that needs no interaction: as root, with apt. */
export function installFromDebian(names: readonly string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log(`Installing ${names.join(' and ')} …`);
  tryCommand(APT, ['update', '-qq']);
  tryCommand(APT, ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

if (import.meta.main) {
  const missing = Object.entries(PROGRAMS).filter(
    ([name, { isInstalled }]) => process.argv.includes(name) && !isInstalled,
  );
  installFromDebian(missing.map(([, program]) => program.package));
}
