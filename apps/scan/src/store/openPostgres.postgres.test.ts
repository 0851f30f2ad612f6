import { createDatabase } from '@org/server-kit/testing';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { fillDatabase } from '../../test/answers/fillDatabase.ts';
import { readTables } from '../../test/readChain.ts';
import { createScanStore } from './createStore.ts';
import { emptyDatabase, openScanDatabase } from './openDatabase.ts';

const create = async () => {
  const { url, drop } = await createDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  return url;
};
const open = async (url: string) => {
  const db = await openScanDatabase({ url });
  onTestFinished(() => db.close());
  return db;
};

test('waits for other processes that open an empty database', async () => {
  const url = await create();
  const all = await Promise.all(Array.from({ length: 6 }, () => open(url)));
  for (const db of all) expect(await db.query(sql`select id from attestation`)).toEqual([]);
});

test('leads alone, until it releases or its connection ends', async () => {
  const url = await create();
  const [one, other] = await Promise.all([open(url), open(url)]);
  const lead = await one.tryLead();
  expect(lead).not.toBeNull();
  expect(await other.tryLead()).toBeNull();
  await lead?.release();
  const next = await other.tryLead();
  expect(next).not.toBeNull();
  expect(await one.tryLead()).toBeNull();

  // Locks of all databases are listed, also of those of tests that run beside this one.
  await one.query(sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`);
  await expect.poll(() => next?.lost.aborted).toBe(true);
  // The former leader cannot write any more, even before it notices.
  await expect(next?.session.query(sql`insert into meta values ('a', 'b')`)).rejects.toMatchObject({
    code: 'database',
    retryable: true,
  });
  await expect.poll(() => one.tryLead()).not.toBeNull();
  expect(await one.query(sql`select * from meta`)).toEqual([]);
});

test('rolls back a transaction that fails', async () => {
  const db = await open(await create());
  const failing = db.transaction(async (session) => {
    await session.query(sql`insert into meta values ('a', 'b')`);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await db.query(sql`select * from meta`)).toEqual([]);
});

test('fails when the server rolls a transaction back', async () => {
  const lead = await (await open(await create())).tryLead();
  const unaware = lead?.session.transaction(async (session) => {
    await session.query(sql`insert into meta values ('a', 'b')`);
    await session.query(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(unaware).rejects.toMatchObject({ code: 'database', retryable: true });
});

test('reports permanent errors in a sentence, without the password', async () => {
  const url = new URL(await create());
  url.password = 'secret';
  url.pathname = '/nowhere';
  const error = await openScanDatabase({ url: url.href }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'StartError', code: 'database' });
  expect(String(error)).toContain('database "nowhere" does not exist');
  expect(String(error)).not.toContain('secret');
});

test('rejects a database with other tables', async () => {
  const url = await create();
  const db = await open(url);
  await db.query(sql`drop view "schemaName", "serviceStat"`);
  await db.query(sql`drop table scan_migrations`);
  await expect(openScanDatabase({ url })).rejects.toMatchObject({ name: 'StartError', code: 'database' });
});

test('reports a server that does not answer as retryable', async () => {
  await expect(openScanDatabase({ url: 'postgres://scan@127.0.0.1:1/scan' })).rejects.toMatchObject({
    name: 'DatabaseError',
    retryable: true,
  });
});

test('exempts waiting for another process’s migration from the query timeout', async () => {
  const url = await create();
  const other = new pg.Client(url);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('select pg_advisory_lock($1, $2)', [0x6c61, 1]);
  const hasty = new URL(url);
  hasty.searchParams.set('statement_timeout', '200');
  const opening = open(hasty.href);
  // Until it has waited longer than a query may take.
  await expect
    .poll(async () => {
      const { rows } = await other.query(
        "select 1 from pg_stat_activity where application_name = 'scan' and wait_event = 'advisory' and datname = current_database() and now() - query_start > interval '400 ms'",
      );
      return rows.length;
    })
    .toBe(1);
  await other.query('select pg_advisory_unlock_all()');
  expect(await (await opening).query(sql`select id from attestation`)).toEqual([]);
});

test('empties the database; rejects while another process writes', async () => {
  const { url, drop } = await createDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const db = await openScanDatabase({ url });
  onTestFinished(() => db.close());
  const lead = await db.tryLead();
  if (!lead) throw new Error('nobody else is there');
  await fillDatabase(lead.session);

  await expect(emptyDatabase(url)).rejects.toMatchObject({
    code: 'database',
    message: 'Another process writes to this database: stop it first.',
  });
  expect(await createScanStore(db).getLastBlock()).toMatchObject({ number: 42 });
  await lead.release();
  await emptyDatabase(url);
  expect(await createScanStore(db).getLastBlock()).toBeNull();
  expect(Object.values(await readTables(db)).flat()).toEqual([]);
});
