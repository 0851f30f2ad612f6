import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { localSettings } from '../../../tools/dev/stack/services.ts';
import { startPostgres } from '../../../tools/test/postgres.ts';
import { freePorts } from '../../../tools/test/spawnStart.ts';
import { ORIGIN } from '../test/createBrowser.ts';

export type Database = 'pglite' | 'postgres';

/** One built server in its own process. */
type ServerProcess = {
  readonly name: string;
  /** How it ended, if by itself: `exit 1`, `SIGABRT`. */
  readonly ended: () => string | null;
  /** Resident memory in MB: current, and peak since `forgetMaximum`. */
  readonly memory: () => { now: number; max: number };
  /** Creating a PGlite folder takes 1 GB for a moment, which is not the attackers' doing. */
  readonly forgetMaximum: () => void;
};

/** The addresses that an attacker's process needs. */
export type Places = { readonly apiUrl: string; readonly scanUrl: string; readonly rpcUrl: string };

export type Stack = Places & {
  readonly servers: readonly ServerProcess[];
  readonly stop: () => Promise<void>;
};

const repository = join(import.meta.dirname, '../../..');
const START_MS = 120_000;

const startDatabase = async (database: Database) => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-soak-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (database === 'pglite') {
    const url = `file:${join(folder, 'rows')}`;
    return { apiUrl: url, scanUrl: url, stop: async () => remove() };
  }
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  for (const name of ['api', 'scan']) await client.query(`create database ${name}`);
  await client.end();
  const toUrl = (name: string) => server.url.replace(/postgres$/, name);
  const stop = async () => {
    await server.stop();
    remove();
  };
  return { apiUrl: toUrl('api'), scanUrl: toUrl('scan'), stop };
};

/** Logs to a file: a server under attack logs a lot. */
const startProcess = (name: string, main: string, env: Record<string, string>, logFolder: string) => {
  const child = spawn(process.execPath, ['--import', './tools/dev/stack/endWithParent.ts', main], {
    cwd: repository,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(join(logFolder, `${name}.log`));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  return { name, child, ...watchProcess(child) };
};

const watchProcess = (child: ChildProcess) => {
  let end: string | null = null;
  let isStopping = false;
  let last = { now: 0, max: 0 };
  child.once('exit', (code, signal) => {
    if (!isStopping) end = signal ?? `exit ${code}`;
  });
  return {
    ended: () => end,
    memory: () => {
      try {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        const read = (name: string) =>
          Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024);
        last = { now: read('VmRSS') || last.now, max: Math.max(last.max, read('VmHWM')) };
      } catch {
        // The process is gone, or this is not Linux.
      }
      return last;
    },
    forgetMaximum: () => {
      last = { now: last.now, max: 0 };
      try {
        writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
      } catch {
        // Not Linux: there is no peak either.
      }
    },
    stop: async () => {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await exited;
      clearTimeout(force);
    },
  };
};

/** The local chain with its demo contests, and the built scan and api on a database, on free ports. */
export async function startStack(database: Database): Promise<Stack> {
  const logFolder = join(repository, '.laurel/soak', database);
  mkdirSync(logFolder, { recursive: true });
  const [web = 0, rpc = 0, scan = 0] = await freePorts(3);
  const rows = await startDatabase(database);
  const env = { ...localSettings({ web, rpc, scan }), PUBLIC_ORIGIN: ORIGIN };
  const chain = startProcess('chain', 'packages/local-stack/src/main.ts', env, logFolder);
  const scanServer = startProcess(
    'scan',
    'apps/scan/dist/main.js',
    { ...env, DATABASE_URL: rows.scanUrl, TRUSTED_PROXIES: '1' },
    logFolder,
  );
  // One trusted proxy, so that each request names its network.
  const api = startProcess(
    'api',
    'apps/api/dist/main.js',
    { ...env, DATABASE_URL: rows.apiUrl, TRUSTED_PROXIES: '1' },
    logFolder,
  );
  const all = [api, scanServer, chain];
  const stop = async () => {
    await Promise.all(all.map((each) => each.stop()));
    await rows.stop();
  };
  const places = {
    apiUrl: `http://127.0.0.1:${web}`,
    scanUrl: `http://127.0.0.1:${scan}/graphql`,
    rpcUrl: `http://127.0.0.1:${rpc}`,
  };
  const started = Date.now();
  const isUp = async (url: string) => (await fetch(url).catch(() => null))?.ok === true;
  for (const url of [`${places.apiUrl}/health`, `http://127.0.0.1:${scan}/health`]) {
    while (!(await isUp(url))) {
      const dead = all.find((each) => each.ended() !== null);
      if (dead !== undefined || Date.now() - started > START_MS) {
        await stop();
        throw new Error(`${dead?.name ?? url} did not start; see ${logFolder}.`);
      }
      await sleep(100);
    }
  }
  return { ...places, servers: [api, scanServer], stop };
}
