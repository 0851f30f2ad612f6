import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { localSettings } from '../../dev/stack/services.ts';
import { findPostgres, type Postgres, startPostgres } from '../../test/postgres.ts';
import { freePorts } from '../../test/spawnStart.ts';
import { type HostingRun, ORIGIN, ROOT, report, waitFor } from './hostingRun.ts';
import { type Places, startUnit, stopUnit } from './units.ts';

type Settings = Readonly<Record<string, string>>;

/** Free ports of this machine. */
export type Ports = {
  readonly api: readonly [number, number];
  readonly scan: readonly [number, number];
  /** For another copy of the scan. */
  readonly reader: number;
  readonly rpc: number;
  /** nginx. */
  readonly tls: number;
  readonly plain: number;
};

export async function choosePorts(): Promise<Ports> {
  const [api1 = 0, api2 = 0, scan1 = 0, scan2 = 0, ...others] = await freePorts(8);
  const [reader = 0, rpc = 0, tls = 0, plain = 0] = others;
  return { api: [api1, api2], scan: [scan1, scan2], reader, rpc, tls, plain };
}

/** The servers of a public copy. */
export type Stage = {
  readonly ports: Ports;
  /** The folder of the release. */
  readonly release: string;
  readonly places: Places;
  /** The settings in `laurel.env`. */
  readonly settings: Settings;
  /** Writes a file of `/etc/laurel`. */
  readonly write: (file: string, settings: Settings) => void;
  /** The folder with the programs of PostgreSQL, its server, and a client of it. */
  readonly programs: string;
  readonly primary: Postgres;
  readonly database: pg.Client;
  /** The address of a server's database. */
  readonly urlOf: (name: string, server?: string) => string;
  /** Starts another unit, `laurel-api@3003`, which ends with the trial. */
  readonly start: (unit: string) => void;
};

/**
 * Packs a release, and starts PostgreSQL, the local chain and two copies of api and scan.
 *
 * @param certificate of nginx, through which the api asks the scan
 */
export async function startStage(
  { folder, onEnd }: HostingRun,
  ports: Ports,
  certificate: string,
): Promise<Stage> {
  const { rpc, tls } = ports;
  const release = join(folder, 'releases/1');
  mkdirSync(dirname(release));
  execFileSync(process.execPath, ['deploy/pack.ts', release], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  report('a release was packed: three builds, and sharp as its only package');

  const programs = findPostgres(['initdb', 'postgres', 'pg_basebackup', 'pg_dump', 'pg_restore']);
  const primary = await startPostgres(programs);
  onEnd(() => primary.stop());
  const database = new pg.Client({ connectionString: primary.url });
  // Ended with the server if the trial fails.
  database.on('error', () => undefined);
  await database.connect();
  for (const name of ['laurel_api', 'laurel_scan']) {
    await database.query(`create role ${name} login`);
    await database.query(`create database ${name} owner ${name}`);
  }
  const urlOf = (name: string, server = primary.url) =>
    server.replace('postgres@', `${name}@`).replace(/postgres$/, name);

  const settingsFolder = join(folder, 'settings');
  mkdirSync(settingsFolder);
  const {
    PORT: _,
    SCAN_PORT: __,
    ...chainSettings
  } = localSettings({ web: ports.api[0], rpc, scan: ports.scan[0] });
  const write = (file: string, lines: Settings) =>
    writeFileSync(
      join(settingsFolder, file),
      Object.entries(lines)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
  const settings = { ...chainSettings, PUBLIC_ORIGIN: ORIGIN, TRUSTED_PROXIES: '1' };
  write('laurel.env', settings);
  write('api.env', {
    DATABASE_URL: urlOf('laurel_api'),
    RATE_LIMITS: 'off',
    SCAN_URL_31337: `https://127.0.0.1:${tls}/graphql`,
    NODE_EXTRA_CA_CERTS: certificate,
  });
  write('scan.env', { DATABASE_URL: urlOf('laurel_scan') });

  const chain = spawn(process.execPath, ['packages/local-stack/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...chainSettings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onEnd(() => chain.kill('SIGTERM') && once(chain, 'exit'));
  await waitFor(`http://127.0.0.1:${rpc}`, (status) => status > 0);

  const state = join(folder, 'state');
  const current = join(folder, 'current');
  mkdirSync(state);
  symlinkSync(release, current);
  const places: Places = { release: current, settings: settingsFolder, state };
  const units: string[] = [];
  onEnd(() => Promise.all(units.map((name) => stopUnit(name, places))));
  const start = (unit: string) => {
    units.push(unit);
    startUnit(unit, places);
  };
  for (const port of ports.api) start(`laurel-api@${port}`);
  for (const port of ports.scan) start(`laurel-scan@${port}`);
  for (const port of [...ports.api, ...ports.scan]) await waitFor(`http://127.0.0.1:${port}/ready`);
  await waitFor(`http://127.0.0.1:${ports.scan[0]}/health`);
  report(
    'both copies of both units start with their ExecStart and environment files, without PGlite installed',
  );
  return {
    ports,
    release,
    places,
    settings,
    write,
    programs,
    primary,
    database,
    urlOf,
    start,
  };
}
