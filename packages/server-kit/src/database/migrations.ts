import { StartError } from '../base/errors.ts';
import type { Query } from './database.ts';

/** One version of the tables. A migration never changes after it was merged; append another one instead. */
export type Migration = {
  /** Recorded with the version, to detect a database of another product. */
  readonly name: string;
  /** Statements, separated by semicolons. They run in one transaction. */
  readonly sql: string;
  /** The oldest version whose release can use the tables after this migration; older ones refuse them. */
  readonly usableFrom: number;
};

/** The versions of one product's tables, oldest first, starting with version 1. */
export type Migrations = {
  /** Applied versions are recorded in the table `<owner>_migrations`. */
  readonly owner: string;
  readonly list: readonly Migration[];
  /** Other owners, whose database is refused. */
  readonly apartFrom?: readonly string[];
};

/** The connection that migrates; no other process may migrate at the same time. */
export type MigrationSession = {
  /** Runs any number of statements, without values. */
  run(sql: string): Promise<void>;
  readonly query: Query;
};

/**
 * Migrates the tables, each migration in its own transaction. Tables of a newer release are used as they are if it has
 * recorded that this one can.
 *
 * @throws {StartError} `database` when a newer release made tables that this one cannot use, or another product made them
 */
export async function migrate(
  session: MigrationSession,
  { owner, list, apartFrom = [] }: Migrations,
): Promise<void> {
  for (const other of apartFrom) await refuseTablesOf(session.query, other, owner);
  const table = `${owner}_migrations`;
  const applied = await findApplied(session.query, table);
  for (const [index, { version, name, usableFrom }] of applied.entries()) {
    const known = list[index];
    const isUsable = known ? name === known.name : usableFrom !== null && usableFrom <= list.length;
    if (version === index + 1 && isUsable) continue;
    const why = known
      ? `is called ${name}, not ${known.name}`
      : 'belongs to a newer release: start that release, or restore a backup from before it';
    const message = `The database tables cannot be used: version ${version} of ${owner} ${why}.`;
    throw new StartError({ code: 'database', message });
  }
  for (const [index, migration] of list.entries())
    if (index >= applied.length) await apply(session, table, { ...migration, version: index + 1 });
}

async function hasTable(query: Query, table: string): Promise<boolean> {
  const found = await query<{ table: string | null }>('select to_regclass($1)::text as "table"', [table]);
  return Boolean(found.rows[0]?.table);
}

async function refuseTablesOf(query: Query, other: string, owner: string) {
  if (!(await hasTable(query, `${other}_migrations`))) return;
  const message = `This is the database of ${other}. Create another one for ${owner}, and name it in DATABASE_URL.`;
  throw new StartError({ code: 'database', message });
}

async function findApplied(query: Query, table: string) {
  if (!(await hasTable(query, table))) return [];
  // The row is read as JSON, because a replica may not have the column yet.
  const usableFrom = "(to_jsonb(applied) ->> 'usable_from')::integer";
  const statement = `select version, name, ${usableFrom} as "usableFrom" from ${table} applied order by version`;
  return (await query<{ version: number; name: string; usableFrom: number | null }>(statement)).rows;
}

async function apply(
  { run, query }: MigrationSession,
  table: string,
  { version, name, sql, usableFrom }: Migration & { version: number },
) {
  await run('begin');
  try {
    await run(sql);
    await run(`create table if not exists ${table} (
      version integer primary key, name text not null, applied_at timestamptz not null default now())`);
    await run(`alter table ${table} add column if not exists usable_from integer`);
    const row = [version, name, usableFrom];
    await query(`insert into ${table} (version, name, usable_from) values ($1, $2, $3)`, row);
    await run('commit');
  } catch (error) {
    await run('rollback').catch(() => undefined);
    throw error;
  }
}
