import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '../testing.ts';
import { openPostgres } from './openPostgres.ts';

const open = async () => {
  const { url, drop } = await createDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const migrations = {
    owner: 'note',
    list: [{ name: 'notes', sql: 'create table note (text text)', usableFrom: 1 }],
  };
  const database = await openPostgres({ url, migrations, applicationName: 'test', statementMs: 2_000 });
  onTestFinished(database.close);
  return database;
};

test('answers a check while every other connection is in use', async () => {
  const database = await open();
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun = 0;
  const busy = Array.from({ length: 10 }, () =>
    database.transaction(async () => {
      begun += 1;
      await finished;
    }),
  );
  await vi.waitUntil(() => begun === busy.length, 20_000);
  await Promise.all([database.check(), database.check()]);
  finish();
  await Promise.all(busy);
});

test('survives a connection lost in the middle of a transaction', async () => {
  const database = await open();
  const failing = database.transaction(async ({ query }) => {
    await query("insert into note values ('lost')");
    const { rows } = await query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    // Waits until the connection notices.
    await vi.waitFor(() => expect(query('select 1')).rejects.toThrow(), 20_000);
  });
  await expect(failing).rejects.toMatchObject({ name: 'DatabaseError' });
  expect((await database.query('select text from note')).rows).toEqual([]);
});

test('a server never leads on a replica', async () => {
  const database = await open();
  // Shadows the server's function for new connections.
  await database.query(
    'create function public.pg_is_in_recovery() returns boolean language sql as $$select true$$',
  );
  await database.query(`do $$begin
    execute format('alter database %I set search_path = public, pg_catalog', current_database());
  end$$`);
  expect(await database.tryLead()).toBeNull();
});
