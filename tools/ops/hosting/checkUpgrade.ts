import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createBrowser } from '../../../apps/api/test/createBrowser.ts';
import type { Front } from './checkNginx.ts';
import { check, type HostingRun, ORIGIN, ROOT, readText } from './hostingRun.ts';
import type { Stage } from './stage.ts';
import { createFetch, startVisits, type Visits } from './visitors.ts';

/** How many files each page of a release has of its own: enough that one is asked from a copy of the release before. */
const OWN_FILES = 8;

/** The changes of the next release. */
type Change = {
  /** A word for its columns and files. */
  readonly name: string;
  /** True if the release before can use the tables after its migrations. */
  readonly isUsableBefore: boolean;
};

/** Makes the release after another one: every page has files of its own, and all tables of both servers are migrated. */
function createNextRelease(before: string, into: string, change: Change): void {
  cpSync(before, into, { recursive: true });
  addFiles(join(into, 'apps/web/dist'), change);
  const api = join(into, 'apps/api/dist/main.js');
  const lists: readonly (readonly [list: RegExp, table: string])[] = [
    [/(?<=owner:\s*"api",[^[]*\[[^[]*\[)[^\]]*(?=\]\s*\})/, 'drafts'],
    [/(?<=var MIGRATIONS\d*\s*=\s*\[)[^\]]*(?=\];\s*var toStep)/, 'siwe_sessions'],
  ];
  writeFileSync(
    api,
    lists.reduce((text, [list, table]) => addToList(text, list, table, change), readFileSync(api, 'utf8')),
  );
  addFile(join(into, 'apps/scan/dist/migrations'), change);
}

const toSql = (table: string, { name }: Change) =>
  `alter table ${table} add column ${name} text not null default '';`;

/** Appends a migration to a list in a built server. */
function addToList(text: string, list: RegExp, table: string, change: Change): string {
  const found = list.exec(text)?.[0];
  if (found === undefined) throw new Error(`The built api has no list of migrations for ${table}.`);
  const versions = found.match(/\bsql:/g)?.length ?? 0;
  const migration = {
    name: change.name,
    sql: toSql(table, change),
    usableFrom: change.isUsableBefore ? versions : versions + 1,
  };
  return text.replace(list, () => `${found},${JSON.stringify(migration)}`);
}

function addFile(folder: string, change: Change) {
  const versions = readdirSync(folder).filter((file) => file.endsWith('.sql')).length;
  const line = `-- usable from version ${change.isUsableBefore ? versions : versions + 1}\n`;
  writeFileSync(join(folder, `9${versions}_${change.name}.sql`), line + toSql('attestation', change));
}

function addFiles(build: string, { name }: Change) {
  mkdirSync(join(build, 'assets'), { recursive: true });
  const paths = Array.from({ length: OWN_FILES }, (_, nth) => `assets/${name}-${nth}.js`);
  for (const path of paths) writeFileSync(join(build, path), `// ${path}\n`);
  const links = paths.map((path) => `<link rel="modulepreload" href="/${path}">`).join('');
  for (const page of globSync('**/*.html', { cwd: build })) {
    const text = readFileSync(join(build, page), 'utf8');
    writeFileSync(join(build, page), text.replace('</head>', `${links}</head>`));
  }
}

const SERVICES = ['laurel-api', 'laurel-scan'] as const;
type Service = (typeof SERVICES)[number];

const READY_SECONDS = 120;
/** For a copy that is expected to end at once. */
const REFUSED_SECONDS = 5;

/** Upgrades the servers of a stage, as docs/self-hosting.md says. */
type Operator = {
  /** Restarts all copies of both services with a release. */
  readonly use: (release: string) => Promise<void>;
  /** Tries to restart the copies of a service with a release, and says whether the script has given up. */
  readonly isRefused: (service: Service, release: string) => Promise<boolean>;
};

function createOperator({ ports, places }: Stage, { upstreams, reload }: Front): Operator {
  const copies = { 'laurel-api': ports.api, 'laurel-scan': ports.scan };
  const unit = [
    ...[process.execPath, join(import.meta.dirname, 'units.ts')],
    ...[places.release, places.settings, places.state],
  ];
  const point = (release: string) => {
    symlinkSync(release, `${places.release}.new`);
    renameSync(`${places.release}.new`, places.release);
  };
  const restart = async (service: Service, seconds: number) => {
    const settings = { UPSTREAMS: upstreams, RELOAD: reload.join(' '), RESTART: unit.join(' ') };
    const child = spawn(join(ROOT, 'deploy/restart.sh'), [service, ...copies[service].map(String)], {
      env: { ...process.env, ...settings, WAIT_SECONDS: String(seconds) },
      stdio: 'inherit',
    });
    const [code] = await once(child, 'exit');
    return code === 0;
  };
  return {
    async use(release) {
      point(release);
      for (const service of SERVICES)
        if (!(await restart(service, READY_SECONDS))) throw new Error(`${service} does not run ${release}.`);
    },
    async isRefused(service, release) {
      point(release);
      return !(await restart(service, REFUSED_SECONDS));
    },
  };
}

/** The tables that each release of the run gives a column. */
const MIGRATED = ['attestation', 'drafts', 'siwe_sessions'];
const REFUSAL = 'belongs to a newer release: start that release';
const LOGGED_MS = 60_000;

/**
 * While people read, sign in and write: upgrades all copies to a release with other files and migrations, after settings
 * with which none can start; goes back; and upgrades to a release that cannot be rolled back.
 */
export async function checkUpgrade(
  { folder, onEnd }: HostingRun,
  stage: Stage,
  front: Front,
  contest: string,
) {
  const { release: first, settings, write } = stage;
  const [second, third] = [join(folder, 'releases/2'), join(folder, 'releases/3')];
  createNextRelease(first, second, { name: 'second', isUsableBefore: true });
  createNextRelease(second, third, { name: 'third', isUsableBefore: false });
  const { use, isRefused } = createOperator(stage, front);
  const account = createBrowser(createFetch(front.tls, new URL(ORIGIN).host), Date.now, ORIGIN);
  await account.signIn();
  await account.sendJson('PUT', '/api/drafts/carried', { comment: 'Carried along.' });
  const visits = startVisits(ORIGIN, front.tls, contest);
  onEnd(() => visits.stop());
  const checkVisits = countVisits(visits);
  await sleep(3_000);

  write('laurel.env', { ...settings, CHAINS: 'no-such-chain' });
  check(await isRefused('laurel-api', second), 'an upgrade that cannot start stops at its first copy');
  check(await isLogged(stage, 'laurel-api', 'no-such-chain'), 'and its log names the setting');
  write('laurel.env', settings);
  await use(second);
  checkVisits('an upgrade with other files and migrations of all tables');
  await checkRelease(stage, 'second', { isServed: true });

  await use(first);
  checkVisits('going back from it');
  await checkRelease(stage, 'second', { isServed: false });

  await use(third);
  checkVisits('an upgrade over two releases');
  await checkRelease(stage, 'third', { isServed: true });

  for (const service of SERVICES) {
    check(
      await isRefused(service, second),
      `${service} does not go back from tables that the release before cannot use: it stops at its first copy`,
    );
    check(await isLogged(stage, service, REFUSAL), 'and its log says why');
  }
  await use(third);
  await visits.stop();
  checkVisits('going forward again');
  const draft = await (await account.send('/api/drafts/carried')).text();
  check(draft.includes('Carried along.'), 'after all this a person is still signed in, with their draft');
}

/** Checks that no request failed since the last check. */
function countVisits({ count, failures }: Visits) {
  let before = 0;
  return (sentence: string) => {
    check(
      failures.length === 0,
      `${sentence}: ${count() - before} requests of readers and writers, none failed`,
      [...new Set(failures)].join('\n'),
    );
    before = count();
  };
}

/** The tables have the columns of a release, whose pages the api serves or does not. */
async function checkRelease({ ports, urlOf }: Stage, name: string, { isServed }: { isServed: boolean }) {
  const tables: string[] = [];
  for (const database of ['laurel_api', 'laurel_scan']) {
    const client = new pg.Client({ connectionString: urlOf(database) });
    await client.connect();
    const found = await client.query<{ name: string }>(
      'select table_name as name from information_schema.columns where column_name = $1',
      [name],
    );
    tables.push(...found.rows.map((row) => row.name));
    await client.end();
  }
  check(tables.sort().join() === MIGRATED.join(), `the tables are those of the ${name} release`, tables);
  for (const port of ports.api) {
    const page = await readText(`http://127.0.0.1:${port}/`);
    const served = isServed ? 'is' : 'is not';
    check(page.includes(`/assets/${name}-`) === isServed, `the web app of port ${port} ${served} its`);
  }
}

/** Waits until a copy of a service has logged a text. */
async function isLogged({ ports, places }: Stage, service: (typeof SERVICES)[number], text: string) {
  const files = ports[service === 'laurel-api' ? 'api' : 'scan'].map((port) =>
    join(places.state, `${service}@${port}.log`),
  );
  for (const end = Date.now() + LOGGED_MS; Date.now() < end; await sleep(200))
    if (files.some((file) => readFileSync(file, 'utf8').includes(text))) return true;
  return false;
}
