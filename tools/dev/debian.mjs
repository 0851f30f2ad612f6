// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// tools/dev/laurel.mjs runs this file while it fetches Node and the packages: it must run on Node 20, and import no package. The
// arguments name programs.

const APT = '/usr/bin/apt-get';
/** The folder of Debian's PostgreSQL, with a folder for each version. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
export const NGINX = '/usr/sbin/nginx';

/** Chromium without a browser UI, which opens pages in less than half the time. */
export const CHROMIUM_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The paths that these programs can have: in the folders of the PATH, in its order, and in Debian's.
 *
 * @param {readonly string[]} names
 * @returns {string[]}
 */
export const listPaths = (names) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );

/**
 * The folder with these programs of PostgreSQL: `POSTGRES_BIN`, the PATH, or Debian's and Homebrew's folders; newest first.
 *
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function findInstalledPostgres(names) {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  return [
    ...(process.env.POSTGRES_BIN ? [process.env.POSTGRES_BIN] : []),
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst.map((version) => join(DEBIAN_POSTGRES, version, 'bin')),
    ...['/opt/homebrew/bin', '/usr/local/bin', '/usr/local/pgsql/bin'],
  ].find((folder) => names.every((name) => existsSync(join(folder, name))));
}

/**
 * The programs that commands need (tools/dev/commands.mjs), with their packages in Debian.
 *
 * @satisfies {Record<string, { readonly package: string, readonly isInstalled: () => boolean }>}
 */
export const PROGRAMS = {
  chromium: {
    package: 'chromium-headless-shell',
    // Chrome itself does not count: the shell opens pages in less than half the time.
    isInstalled: () => Boolean(process.env.CHROMIUM_PATH) || listPaths(CHROMIUM_SHELLS).some(isProgram),
  },
  postgres: {
    package: 'postgresql',
    isInstalled: () => findInstalledPostgres(['initdb', 'postgres']) !== undefined,
  },
  python: { package: 'python3', isInstalled: () => listPaths(['python3']).some(isProgram) },
  nginx: { package: 'nginx-light', isInstalled: () => existsSync(NGINX) },
};

/**
 * Runs a program and shows its output.
 *
 * @param {string} name
 * @param {readonly string[]} args
 */
export const tryCommand = (name, args) =>
  spawnSync(name, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/**
 * Installs Debian packages if that needs no interaction: as root, with apt.
 *
 * @param {readonly string[]} names
 */
export function installFromDebian(names) {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log(`Installing ${names.join(', ')} …`);
  tryCommand(APT, ['update', '-qq']);
  /** @param {readonly string[]} some */
  const install = (some) => tryCommand(APT, ['install', '-y', '-qq', '--no-install-recommends', ...some]);
  // apt installs nothing if it does not know one of the names.
  if (!install(names) && names.length > 1) for (const name of names) install([name]);
}

// Node 20 cannot tell otherwise whether this file is the program that runs.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const needed = Object.entries(PROGRAMS).filter(([name]) => process.argv.includes(name));
  installFromDebian(
    needed.flatMap(([, { isInstalled, ...program }]) => (isInstalled() ? [] : program.package)),
  );
}
