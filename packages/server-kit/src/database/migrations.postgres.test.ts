import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '../testing.ts';
import type { Database } from './database.ts';
import type { Migration, Migrations } from './migrations.ts';
import { openDatabase } from './openDatabase.ts';

/** The tables of each version. */
const list: readonly Migration[] = [
  { name: 'notes', sql: 'create table note (id integer primary key)', usableFrom: 1 },
  { name: 'texts', sql: "alter table note add text text; update note set text = 'old'", usableFrom: 2 },
  {
    name: 'numbers',
    sql: 'alter table note add number integer; select 1 / (select count(*) from note)',
    usableFrom: 3,
  },
];

const createOpen = async () => {
  const { url, drop } = await createDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  return (versions: readonly Migration[], migrations: Partial<Migrations> = {}) =>
    openDatabase({
      settings: { kind: 'postgres', url },
      migrations: { owner: 'note', list: versions, ...migrations },
      applicationName: 'test',
    });
};

const use = async <T>(opening: Promise<Database>, work: (database: Database) => Promise<T>) => {
  const database = await opening;
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

const versions = 'select version, name from note_migrations order by version';

test('applies each migration once, and keeps rows', async () => {
  const open = await createOpen();
  await use(open(list.slice(0, 1)), ({ query }) => query('insert into note values (1)'));
  for (let start = 0; start < 2; start += 1) {
    const rows = await use(open(list.slice(0, 2)), async ({ query }) => [
      (await query('select * from note')).rows,
      (await query(versions)).rows,
    ]);
    expect(rows).toEqual([
      [{ id: 1, text: 'old' }],
      [
        { version: 1, name: 'notes' },
        { version: 2, name: 'texts' },
      ],
    ]);
  }
});

test('rolls back a migration that fails, and reports why', async () => {
  const open = await createOpen();
  await expect(open(list)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('division by zero'),
  });
  const rows = await use(open(list.slice(0, 2)), async ({ query }) => [
    (await query("select column_name from information_schema.columns where table_name = 'note'")).rows,
    (await query(versions)).rows.length,
  ]);
  expect(rows).toEqual([[{ column_name: 'id' }, { column_name: 'text' }], 2]);
});

test('rejects tables of a newer release, and of another history', async () => {
  const open = await createOpen();
  await use(open(list.slice(0, 2)), async () => undefined);
  await expect(open(list.slice(0, 1))).rejects.toMatchObject({
    code: 'database',
    message: expect.stringContaining('belongs to a newer release'),
  });
  await expect(open([{ name: 'other', sql: '', usableFrom: 1 }])).rejects.toMatchObject({
    code: 'database',
    message: expect.stringContaining('is called notes, not other'),
  });
});

test('uses tables of a newer release that says so, and keeps them for it', async () => {
  const open = await createOpen();
  const [notes, texts, titles] = [
    ...list.slice(0, 2),
    { name: 'titles', sql: 'alter table note add title text', usableFrom: 2 },
  ] as const;
  const newer = [notes, texts, titles] as readonly Migration[];
  await use(open(newer), ({ query }) => query("insert into note values (1, 'new', 'kept')"));
  await use(open(newer.slice(0, 2)), ({ query }) => query("insert into note (id, text) values (2, 'old')"));
  await expect(open(newer.slice(0, 1))).rejects.toMatchObject({
    code: 'database',
    message: expect.stringContaining('version 2 of note belongs to a newer release: start that release'),
  });
  const rows = await use(open(newer), ({ query }) => query('select * from note order by id'));
  expect(rows.rows).toEqual([
    { id: 1, text: 'new', title: 'kept' },
    { id: 2, text: 'old', title: null },
  ]);
});

test('adds the column of a table that an earlier release recorded its versions in', async () => {
  const open = await createOpen();
  await use(open(list.slice(0, 1)), ({ query }) =>
    query('alter table note_migrations drop column usable_from'),
  );
  await use(open(list.slice(0, 1)), async () => undefined);
  const rows = await use(open(list.slice(0, 2)), ({ query }) =>
    query('select version, usable_from from note_migrations order by version'),
  );
  expect(rows.rows).toEqual([
    { version: 1, usable_from: null },
    { version: 2, usable_from: 2 },
  ]);
});

test('applies each migration once when several processes start at once', async () => {
  const open = await createOpen();
  const slow = [
    { name: 'notes', sql: 'create table note (id integer); select pg_sleep(0.05)', usableFrom: 1 },
    { name: 'first', sql: 'insert into note values (1); select pg_sleep(0.05)', usableFrom: 2 },
  ];
  const all = await Promise.all(Array.from({ length: 6 }, () => open(slow)));
  const [first] = all;
  expect((await first?.query('select * from note'))?.rows).toEqual([{ id: 1 }]);
  await Promise.all(all.map((database) => database.close()));
});

test('refuses the database of another server', async () => {
  const open = await createOpen();
  await use(open(list.slice(0, 1)), async () => undefined);
  await expect(open([], { owner: 'other', apartFrom: ['note'] })).rejects.toMatchObject({
    code: 'database',
    message: 'This is the database of note. Create another one for other, and name it in DATABASE_URL.',
  });
});
