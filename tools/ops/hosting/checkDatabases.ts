import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { createBrowser } from '../../../apps/api/test/createBrowser.ts';
import { startReplica } from '../../test/postgres.ts';
import type { Front } from './checkNginx.ts';
import { check, type HostingRun, ORIGIN, readText, report, waitFor } from './hostingRun.ts';
import type { Stage } from './stage.ts';
import { createFetch } from './visitors.ts';

/** A copy of the scan answers from a streaming replica. */
export async function checkReplica(
  { onEnd }: HostingRun,
  { ports, programs, primary, write, urlOf, start }: Stage,
) {
  const replica = await startReplica(primary, programs);
  onEnd(() => replica.stop());
  write(`scan-${ports.reader}.env`, { DATABASE_URL: urlOf('laurel_scan', replica.url) });
  start(`laurel-scan@${ports.reader}`);
  await waitFor(`http://127.0.0.1:${ports.reader}/ready`);
  const answer = await fetch(`http://127.0.0.1:${ports.reader}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ attestations(take: 1) { id } }' }),
  });
  const { data } = (await answer.json()) as { data?: { attestations: unknown[] } };
  const client = new pg.Client({ connectionString: replica.url });
  await client.connect();
  const { rows } = await client.query(
    "select pg_is_in_recovery() as copies, count(*)::int as connections from pg_stat_activity where datname = 'laurel_scan'",
  );
  await client.end();
  check(
    data?.attestations.length === 1 && rows[0]?.copies === true && rows[0].connections > 0,
    'a copy of the scan answers from a streaming replica',
    JSON.stringify(rows),
  );
}

/** A backup is restored into another database, which then takes the name of the first, as docs/self-hosting.md says. */
export async function checkBackup({ folder }: HostingRun, stage: Stage, { tls }: Front) {
  const { ports, programs, database, urlOf } = stage;
  const account = createBrowser(createFetch(tls, new URL(ORIGIN).host), Date.now, ORIGIN);
  await account.signIn();
  await account.sendJson('PUT', '/api/drafts/kept', { comment: 'Kept in the backup.' });
  const readDraft = async () => (await account.send('/api/drafts/kept')).text();
  const dump = join(folder, 'laurel_api.dump');
  const tool = (name: string, ...args: string[]) =>
    execFileSync(join(programs, name), args, { stdio: 'inherit' });
  tool('pg_dump', '--format=custom', `--file=${dump}`, `--dbname=${urlOf('laurel_api')}`);
  await account.send('/api/drafts/kept', { method: 'DELETE' });
  check(!(await readDraft()).includes('Kept in the backup.'), 'a draft is lost');
  await database.query('create database laurel_restored owner laurel_api');
  const restoredUrl = urlOf('laurel_api').replace(/laurel_api$/, 'laurel_restored');
  tool('pg_restore', '--no-owner', `--dbname=${restoredUrl}`, dump);
  await closeDatabase(database);
  await database.query('alter database laurel_api rename to laurel_api_before');
  await database.query('alter database laurel_restored rename to laurel_api');
  for (const port of ports.api) await waitFor(`http://127.0.0.1:${port}/health`);
  check(
    (await readDraft()).includes('Kept in the backup.'),
    'a restored backup has the draft and the session, without a restart',
  );
}

/** Ends all connections to the api's database, and refuses new ones. */
async function closeDatabase(database: Stage['database']) {
  await database.query('alter database laurel_api with allow_connections false');
  await database.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = 'laurel_api'",
  );
}

/** The api's database is down for a while. */
export async function checkOutage({ ports, database }: Stage, { tls }: Front, contest: string) {
  const api = `http://127.0.0.1:${ports.api[0]}`;
  await closeDatabase(database);
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
