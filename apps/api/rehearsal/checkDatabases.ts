import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startReplica } from '../../../scripts/test/postgres.ts';
import { createBrowser } from '../test/createBrowser.ts';
import type { Front } from './checkNginx.ts';
import { check, ORIGIN, type Rehearsal, readText, report, waitFor } from './rehearsal.ts';
import type { Stage } from './stage.ts';
import { createFetch } from './visitors.ts';

/** A copy of the scan answers from a streaming replica. */
export async function checkReplica(
  { onEnd }: Rehearsal,
  { ports, programs, primary, write, urlOf, start }: Stage,
) {
  const replica = await startReplica(primary, programs);
  onEnd(() => replica.stop());
  write(`scan-${ports.reader}.env`, { DATABASE_URL: urlOf('laurel_scan', replica.url) });
  start(`laurel-scan@${ports.reader}`);
  await waitFor(`http://127.0.0.1:${ports.reader}/ready`);
  report('a copy of the scan answers from a streaming replica');
}

/** A backup is restored into another database, and a copy of the api uses that. */
export async function checkBackup({ folder }: Rehearsal, stage: Stage, { tls }: Front) {
  const { ports, programs, database, write, urlOf, start } = stage;
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
  write(`api-${ports.restored}.env`, { DATABASE_URL: restoredUrl });
  start(`laurel-api@${ports.restored}`);
  await waitFor(`http://127.0.0.1:${ports.restored}/ready`);
  const cookie = [...account.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const kept = await fetch(`http://127.0.0.1:${ports.restored}/api/drafts/kept`, {
    headers: { cookie, origin: ORIGIN },
  });
  check(
    (await kept.text()).includes('Kept in the backup.'),
    'a restored backup has the draft and the session',
  );
}

/** The api's database is down for a while. */
export async function checkOutage({ ports, database }: Stage, { tls }: Front, contest: string) {
  const api = `http://127.0.0.1:${ports.api[0]}`;
  await database.query('alter database laurel_api with allow_connections false');
  await database.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'laurel_api'");
  await waitFor(`${api}/health`, (status) => status === 503);
  check(
    (await readText(`${api}/metrics`)).includes('api_database_up 0'),
    'health and metrics say that the database is down',
  );
  const send = createFetch(tls, new URL(ORIGIN).host);
  check(
    (await send(`${ORIGIN}/contests/local/${contest}`)).status === 200,
    'and contests can be read meanwhile',
  );
  await database.query('alter database laurel_api with allow_connections true');
  await waitFor(`${api}/health`);
  report('the api recovers with its database');
  await database.end();
}
