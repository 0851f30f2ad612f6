import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createBrowser } from '../../../apps/api/test/createBrowser.ts';
import type { Front } from './checkNginx.ts';
import { createOperator, SERVICES } from './operator.ts';
import { check, ORIGIN, type Rehearsal, readText } from './rehearsal.ts';
import { createNextRelease } from './releases.ts';
import type { Stage } from './stage.ts';
import { createFetch, startVisits, type Visits } from './visitors.ts';

/** The tables that each release of the rehearsal gives a column. */
const MIGRATED = ['attestation', 'drafts', 'siwe_sessions'];
const REFUSAL = 'belongs to a newer release: start that release';
const LOGGED_MS = 60_000;

/**
 * While people read, sign in and write: upgrades all copies to a release with other files and migrations, after settings
 * with which none can start; goes back; and upgrades to a release that cannot be rolled back.
 */
export async function checkUpgrade(
  { folder, onEnd }: Rehearsal,
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
