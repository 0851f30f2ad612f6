import type { Database, DatabaseSettings } from './database.ts';
import { type Migrations, migrate } from './migrations.ts';

export type OpenDatabaseOptions = {
  readonly settings: DatabaseSettings;
  readonly migrations: Migrations;
  /** Shown in PostgreSQL's list of connections. */
  readonly applicationName: string;
  /** How long one statement may take, in milliseconds. Default: 15,000. */
  readonly statementMs?: number;
  /** The folder of PGlite's data, if it is not the one in the settings. */
  readonly dataFolder?: string | undefined;
  /** A file made by `dumpEmptyDatabase`: PGlite opens it faster than it creates a new database. */
  readonly template?: URL | undefined;
};

/**
 * Opens PostgreSQL, on a server or embedded (PGlite), and migrates its tables. A driver is loaded only when it is used.
 *
 * @throws {StartError} `database` when it cannot be used
 * @throws {DatabaseError} when the server does not answer
 * @example
 * const database = await openDatabase({
 *   settings: { kind: 'postgres', url: 'postgres://…' },
 *   applicationName: 'laurel-api',
 *   migrations: { owner: 'api', list: [{ name: 'tables', sql: 'create table …', usableFrom: 1 }] },
 * });
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { settings, migrations, applicationName, statementMs = 15_000, dataFolder, template } = options;
  if (settings.kind === 'postgres') {
    const { openPostgres } = await import('./openPostgres.ts');
    return openPostgres({ url: settings.url, migrations, applicationName, statementMs });
  }
  const { openPglite } = await import('./openPglite.ts');
  const folder = settings.kind === 'folder' ? settings.path : null;
  return openPglite({ folder, dataFolder, migrations, statementMs, template });
}

/** PostgreSQL copies new databases from these, and PGlite opens `postgres` only. They hold two thirds of the files. */
const UNUSED = ['template0', 'template1'];

/** Makes an empty database, migrated if there are migrations, and returns it as an uncompressed tar file, for `template`. */
export async function dumpEmptyDatabase(migrations?: Migrations): Promise<Buffer> {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = new PGlite();
  const run = async (sql: string) => void (await pglite.exec(sql));
  const query = async <Row>(text: string, values: readonly unknown[] = []) =>
    pglite.query<Row>(text, [...values]);
  await run('update pg_database set datistemplate = false');
  for (const name of UNUSED) await run(`drop database ${name}`);
  if (migrations) await migrate({ run, query }, migrations);
  // Otherwise each start would replay these statements.
  await run('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return Buffer.from(await dump.arrayBuffer());
}
