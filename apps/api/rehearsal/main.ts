/**
 * `npm run rehearse`: self-hosting with the files of `deploy` on this machine: a
 * release, PostgreSQL with a replica, two copies of api and scan behind nginx, an upgrade under load, backup and
 * restore, and a database that is down.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { build } from '../../../scripts/stack/build.ts';
import { localSettings } from '../../../scripts/stack/services.ts';
import { findPostgres, startPostgres, startReplica } from '../../../scripts/test/postgres.ts';
import { freePorts } from '../../../scripts/test/spawnStart.ts';
import { createBrowser } from '../test/createBrowser.ts';
import { startNginx } from './nginx.ts';
import { type Places, startUnit, stopUnit } from './units.ts';
import { createFetch, startVisits } from './visitors.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ORIGIN = 'https://laurel.example';
const NEXT_MIGRATION = '9999_rehearsal.sql';
const READY_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'laurel-rehearsal-'));
const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const report = (sentence: string) => console.log(`ok  ${sentence}`);
const check = (isTrue: boolean, sentence: string, details: unknown = '') => {
  if (!isTrue) throw new Error(`not so: ${sentence} ${String(details)}`);
  report(sentence);
};
const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });

async function waitFor(
  url: string,
  isFine: (status: number) => boolean = (status) => status === 200,
): Promise<void> {
  for (const end = Date.now() + READY_MS; Date.now() < end; await sleep(100)) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer && isFine(answer.status)) return;
  }
  throw new Error(`${url} was not ready in ${READY_MS / 1_000} s; see the logs in ${folder}`);
}

const readText = async (url: string) => (await fetch(url)).text();

async function rehearse() {
  const [
    api1 = 0,
    api2 = 0,
    scan1 = 0,
    scan2 = 0,
    reader = 0,
    restored = 0,
    tls = 0,
    plain = 0,
    rpc = 0,
    files = 0,
  ] = await freePorts(10);
  const release = join(folder, 'releases/1');
  mkdirSync(dirname(release));
  node('deploy/pack.ts', release);
  report('a release was packed: three builds, and sharp as its only package');

  const programs = findPostgres(['initdb', 'postgres', 'pg_basebackup', 'pg_dump', 'pg_restore']);
  const primary = await startPostgres(programs);
  endings.unshift(() => primary.stop());
  const database = new pg.Client({ connectionString: primary.url });
  // Ended with the server if the rehearsal fails.
  database.on('error', () => undefined);
  await database.connect();
  for (const name of ['laurel_api', 'laurel_scan']) {
    await database.query(`create role ${name} login`);
    await database.query(`create database ${name} owner ${name}`);
  }
  const urlOf = (name: string, server = primary.url) =>
    server.replace('postgres@', `${name}@`).replace(/postgres$/, name);

  const settings = join(folder, 'settings');
  mkdirSync(settings);
  const { PORT: _, SCAN_PORT: __, ...chainSettings } = localSettings({ web: api1, rpc, scan: scan1 });
  const write = (file: string, lines: Record<string, string>) =>
    writeFileSync(
      join(settings, file),
      Object.entries(lines)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
  const settingsOfAll = { ...chainSettings, PUBLIC_ORIGIN: ORIGIN, TRUSTED_PROXIES: '1' };
  write('laurel.env', settingsOfAll);
  write('api.env', {
    DATABASE_URL: urlOf('laurel_api'),
    RATE_LIMITS: 'off',
    SCAN_URL_31337: `http://127.0.0.1:${scan1}/graphql`,
  });
  write('scan.env', { DATABASE_URL: urlOf('laurel_scan') });

  const chain = spawn(process.execPath, ['packages/local-stack/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...chainSettings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endings.unshift(() => chain.kill('SIGTERM') && once(chain, 'exit'));
  await waitFor(`http://127.0.0.1:${rpc}`, (status) => status > 0);

  const state = join(folder, 'state');
  const current = join(folder, 'current');
  mkdirSync(state);
  symlinkSync(release, current);
  const places: Places = { release: current, settings, state };
  const units = [`laurel-api@${api1}`, `laurel-api@${api2}`, `laurel-scan@${scan1}`, `laurel-scan@${scan2}`];
  endings.unshift(() => Promise.all(units.map((name) => stopUnit(name, places))));
  for (const name of units) startUnit(name, places);
  for (const port of [api1, api2, scan1, scan2]) await waitFor(`http://127.0.0.1:${port}/ready`);
  await waitFor(`http://127.0.0.1:${scan1}/health`);
  report(
    'both copies of both units start with their ExecStart and environment files, without PGlite installed',
  );

  const roles = await Promise.all(
    [scan1, scan2].map(
      async (port) =>
        (JSON.parse(await readText(`http://127.0.0.1:${port}/health`)) as { role: string }).role,
    ),
  );
  check(new Set(roles).size === 2, 'one copy of the scan indexes, the other stands by', roles);
  const listed = (await (
    await fetch(`http://127.0.0.1:${scan1}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          '{ attestations(take: 1, where: { refUID: { equals: "0x0000000000000000000000000000000000000000000000000000000000000000" } }) { id } }',
      }),
    })
  ).json()) as { data: { attestations: { id: string }[] } };
  const contest = listed.data.attestations[0]?.id ?? '';

  await checkMonitoring([api1, scan1]);
  await checkUnits(settings, release);

  const front = await startNginx('laurel.conf', join(folder, 'nginx'), {
    'listen 443 ': `listen 127.0.0.1:${tls} `,
    'listen 80;': `listen 127.0.0.1:${plain};`,
    '127.0.0.1:3001': `127.0.0.1:${api1}`,
    '127.0.0.1:3002': `127.0.0.1:${api2}`,
    '127.0.0.1:4351': `127.0.0.1:${scan1}`,
    '127.0.0.1:4352': `127.0.0.1:${scan2}`,
  });
  endings.unshift(() => front.stop());
  await sleep(300);
  const send = createFetch(tls, new URL(ORIGIN).host);
  const moved = await fetch(`http://127.0.0.1:${plain}/contests?a=1`, { redirect: 'manual' });
  check(moved.headers.get('location') === `${ORIGIN}/contests?a=1`, 'http is redirected to https');
  check((await send(`${ORIGIN}/metrics`)).status === 404, 'metrics are not public');
  const page = await send(`${ORIGIN}/`);
  check(
    /script-src/.test(page.headers.get('content-security-policy') ?? ''),
    'pages arrive with their policy',
  );
  check(/max-age=\d/.test(page.headers.get('strict-transport-security') ?? ''), 'and with HSTS');
  check((await askHttp2(tls)) === 200, 'HTTP/2 works');

  await checkStaticFiles(files);

  // The next release has a migration.
  const next = join(folder, 'releases/2');
  cpSync(release, next, { recursive: true });
  writeFileSync(
    join(next, 'apps/scan/dist/migrations', NEXT_MIGRATION),
    'alter table attestation add column rehearsed boolean',
  );
  const visits = startVisits(ORIGIN, tls, contest);
  await sleep(3_000);
  symlinkSync(next, `${current}.new`);
  renameSync(`${current}.new`, current);
  const restart = (service: string, ports: number[], more: Record<string, string> = {}) =>
    run(join(ROOT, 'deploy/restart.sh'), [service, ...ports.map(String)], {
      ...more,
      UPSTREAMS: join(folder, 'nginx/laurel'),
      RELOAD: front.reload.join(' '),
      RESTART: [process.execPath, join(import.meta.dirname, 'units.ts'), current, settings, state].join(' '),
    });
  // A release that cannot start: the first copy stays out, the other one goes on, and the script repairs it afterwards.
  write('laurel.env', { ...settingsOfAll, CHAINS: 'no-such-chain' });
  const failed = await restart('laurel-api', [api1, api2], { WAIT_SECONDS: '5' }).then(
    () => false,
    () => true,
  );
  check(failed, 'an upgrade that cannot start stops at its first copy');
  write('laurel.env', settingsOfAll);
  await restart('laurel-api', [api1, api2]);
  await restart('laurel-scan', [scan1, scan2]);
  await visits.stop();
  check(
    visits.failures.length === 0,
    `an upgrade with a migration: ${visits.count()} requests of readers and writers, none failed`,
    [...new Set(visits.failures)].join('\n'),
  );
  const scanRows = new pg.Client({ connectionString: urlOf('laurel_scan') });
  await scanRows.connect();
  await scanRows.query('select rehearsed from attestation limit 1');
  await scanRows.end();
  report('the migration was applied once');

  const replica = await startReplica(primary, programs);
  endings.unshift(() => replica.stop());
  write(`scan-${reader}.env`, { DATABASE_URL: urlOf('laurel_scan', replica.url) });
  startUnit(`laurel-scan@${reader}`, places);
  units.push(`laurel-scan@${reader}`);
  await waitFor(`http://127.0.0.1:${reader}/ready`);
  report('a copy of the scan answers from a streaming replica');

  const account = createBrowser(createFetch(tls, new URL(ORIGIN).host), Date.now, ORIGIN);
  await account.signIn();
  await account.sendJson('PUT', '/api/drafts/kept', { comment: 'Kept in the backup.' });
  const dump = join(folder, 'laurel_api.dump');
  const tool = (name: string, ...args: string[]) =>
    execFileSync(join(programs, name), args, { stdio: 'inherit' });
  tool('pg_dump', '--format=custom', `--file=${dump}`, `--dbname=${urlOf('laurel_api')}`);
  await database.query('create database laurel_restored owner laurel_api');
  const restoredUrl = urlOf('laurel_api').replace(/laurel_api$/, 'laurel_restored');
  tool('pg_restore', '--no-owner', `--dbname=${restoredUrl}`, dump);
  write(`api-${restored}.env`, { DATABASE_URL: restoredUrl });
  startUnit(`laurel-api@${restored}`, places);
  units.push(`laurel-api@${restored}`);
  await waitFor(`http://127.0.0.1:${restored}/ready`);
  const cookie = [...account.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const kept = await fetch(`http://127.0.0.1:${restored}/api/drafts/kept`, {
    headers: { cookie, origin: ORIGIN },
  });
  check(
    (await kept.text()).includes('Kept in the backup.'),
    'a restored backup has the draft and the session',
  );

  await database.query('alter database laurel_api with allow_connections false');
  await database.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'laurel_api'");
  await waitFor(`http://127.0.0.1:${api1}/health`, (status) => status === 503);
  check(
    (await readText(`http://127.0.0.1:${api1}/metrics`)).includes('api_database_up 0'),
    'health and metrics say that the database is down',
  );
  check(
    (await send(`${ORIGIN}/contests/local/${contest}`)).status === 200,
    'and contests can be read meanwhile',
  );
  await database.query('alter database laurel_api with allow_connections true');
  await waitFor(`http://127.0.0.1:${api1}/health`);
  report('the api recovers with its database');
  await database.end();
}

/** Every metric that alerts and dashboard ask for exists. */
async function checkMonitoring(ports: readonly number[]) {
  const texts = await Promise.all(ports.map((port) => readText(`http://127.0.0.1:${port}/metrics`)));
  const known = new Set([...texts.join('\n').matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const files = ['alerts.yml', 'grafana-dashboard.json'].map((file) =>
    readFileSync(join(ROOT, 'deploy/monitoring', file), 'utf8'),
  );
  const used = [...files.join('\n').matchAll(/\b((?:api|scan|process|nodejs)_[a-z\d_]+)/g)].map(
    ([, name = '']) => name.replace(/_bucket$/, ''),
  );
  const missing = used.filter((name) => !known.has(name));
  check(
    missing.length === 0,
    `the servers have all ${new Set(used).size} metrics of the alerts and the dashboard`,
    missing,
  );
}

/** systemd's own check of the units, at the places of this machine. */
async function checkUnits(settings: string, release: string) {
  const copies = join(folder, 'units');
  mkdirSync(copies);
  for (const file of ['laurel-api@.service', 'laurel-scan@.service']) {
    const text = readFileSync(join(ROOT, 'deploy/systemd', file), 'utf8')
      .replaceAll('/usr/local/bin/node', process.execPath)
      .replaceAll('/opt/laurel', release)
      .replaceAll('/etc/laurel', settings)
      .replaceAll('=laurel\n', '=root\n');
    writeFileSync(join(copies, file), text);
    try {
      execFileSync('systemd-analyze', ['verify', '--man=no', join(copies, file.replace('@.', '@3001.'))], {
        encoding: 'utf8',
      });
      report(`systemd accepts ${file}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      console.log(`--  ${file} was not checked: there is no systemd-analyze on this machine`);
    }
  }
}

/** The static build behind nginx alone: every page of `rewrites.json` is found. */
async function checkStaticFiles(port: number) {
  const [http = 0] = await freePorts(1);
  const root = join(ROOT, 'apps/web/dist');
  const nginx = join(folder, 'static');
  mkdirSync(join(nginx, 'laurel'), { recursive: true });
  node('apps/api/scripts/nginxPolicy.ts', join(nginx, 'laurel/static-policy.conf'));
  const server = await startNginx('static.conf', nginx, {
    'listen 443 ': `listen 127.0.0.1:${port} `,
    'listen 80;': `listen 127.0.0.1:${http};`,
    '/var/www/laurel': root,
  });
  endings.unshift(() => server.stop());
  await sleep(300);
  const send = createFetch(port, new URL(ORIGIN).host);
  const { pages } = JSON.parse(readFileSync(join(root, 'rewrites.json'), 'utf8')) as {
    pages: { path: string; file: string }[];
  };
  for (const { path, file } of pages) {
    const answer = await send(ORIGIN + path.replaceAll(/:\w+/g, 'x1'));
    const expected = readFileSync(join(root, file), 'utf8');
    if (!answer.headers.get('content-security-policy')?.includes("'sha256-"))
      throw new Error(`${path} has no policy with the hashes of its inline code`);
    if (answer.status !== 200 || (await answer.text()) !== expected)
      throw new Error(`${path} is not ${file}: ${answer.status}`);
  }
  check(
    (await send(`${ORIGIN}/nowhere`)).status === 404,
    `nginx alone serves all ${pages.length} pages of the static build with their policy, and 404`,
  );
}

async function askHttp2(port: number): Promise<number> {
  const session = connect(`https://127.0.0.1:${port}`, {
    rejectUnauthorized: false,
    servername: new URL(ORIGIN).host,
  });
  const stream = session.request({ ':path': '/', ':authority': new URL(ORIGIN).host });
  const [headers] = (await once(stream, 'response')) as [{ ':status'?: number }];
  stream.resume();
  await once(stream, 'end');
  session.close();
  return headers[':status'] ?? 0;
}

async function run(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

/** Ends everything that was started, whatever cannot be ended. */
async function endAll() {
  for (const end of endings.splice(0)) {
    try {
      await end();
    } catch (error) {
      console.error(error);
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAll().then(() => process.exit(1)));

if (!build(['@org/web', '@org/api', '@org/scan'], { isLocal: false })) process.exit(1);
try {
  await rehearse();
  console.log('The rehearsal passed.');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  // The logs are kept.
  endings.pop();
  console.error(`Logs: ${folder}`);
} finally {
  await endAll();
}
