import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../errors.ts';
import { migrations } from './migrations.ts';

/** Tables are asked by name through `sql`; which columns there are is said in `tables.ts` and the GraphQL models. */
export type Database = Kysely<unknown>;

export type OpenDatabaseOptions = {
  /** Folder of an embedded database; null keeps it in memory. */
  directory: string | null;
  /** File with an empty, migrated database (see `writeEmptyDatabase`), which opens much faster than a new one is made. */
  template?: URL | undefined;
};

/**
 * Opens PostgreSQL, embedded in this process, and brings its tables up to date.
 *
 * @throws {StartError} `database` when the folder cannot be used
 */
export async function openDatabase({ directory, template }: OpenDatabaseOptions): Promise<Database> {
  const pglite = await openPglite(directory, template);
  const db: Database = new Kysely({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  return db;
}

/** Makes an empty, migrated database in memory and gives it as an uncompressed tar file. */
export async function dumpEmptyDatabase(): Promise<Buffer> {
  const pglite = new PGlite();
  const db: Database = new Kysely({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  return Buffer.from(await dump.arrayBuffer());
}

async function openPglite(directory: string | null, template: URL | undefined): Promise<PGlite> {
  const loadDataDir = template && (await readTemplate(template));
  if (directory === null) return ready(new PGlite(loadDataDir ? { loadDataDir } : {}));
  try {
    // An existing database would be refused together with a template.
    const isNew = mkdirSync(directory, { recursive: true }) !== undefined;
    const dataDir = `file://${directory}`;
    return await ready(new PGlite(isNew && loadDataDir ? { dataDir, loadDataDir } : { dataDir }));
  } catch (cause) {
    const message = `The database in ${directory} cannot be opened: ${cause instanceof Error ? cause.message : cause}.`;
    throw new StartError({ code: 'database', message, cause });
  }
}

async function ready(pglite: PGlite): Promise<PGlite> {
  await pglite.waitReady;
  return pglite;
}

async function readTemplate(template: URL): Promise<Blob | undefined> {
  try {
    return new Blob([await promisify(gunzip)(await readFile(fileURLToPath(template)))]);
  } catch {
    // Only a quicker way to the same database.
    return undefined;
  }
}

async function migrate(db: Database) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    const message = `The database cannot be brought up to date: ${error instanceof Error ? error.message : error}.`;
    throw new StartError({ code: 'database', message, cause: error });
  }
}
